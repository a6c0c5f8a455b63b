import lighthouse, { type Flags } from 'lighthouse';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof categories)[number];

/** Lighthouse's results for one visit with its mobile settings: slow 4G, a slow phone. */
export interface Visit {
  /** 0 to 100. */
  scores: Partial<Record<Category, number>>;
  /** First and largest contentful paint, and total blocking time, in milliseconds. */
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  /** The text of the element of the largest contentful paint. */
  largest: string;
  /** Cumulative layout shift (no unit). */
  cls: number;
  /** Bytes transferred, headers included. */
  bytes: number;
  /** Names of audits that lowered a category's score. */
  complaints: string[];
}

/** Visits a page with an empty cache in the browser at a DevTools port, with all of Lighthouse's categories. */
export function visit(port: number, url: string, extraHeaders?: Record<string, string>): Promise<Visit> {
  return look(url, { port, onlyCategories: [...categories], ...(extraHeaders && { extraHeaders }) });
}

/**
 * As `visit`, for results that do not depend on network or CPU. It leaves the throttling simulated, which slows down the
 * figures alone, as with any other Lighthouse waits until page, network and CPU have been quiet for 5 s each.
 */
export function inspect(port: number, url: string): Promise<Visit> {
  return look(url, {
    port,
    onlyCategories: categories.filter((category) => category !== 'performance'),
    throttlingMethod: 'simulate',
    disableFullPageScreenshot: true,
    pauseAfterFcpMs: 0,
    pauseAfterLoadMs: 0,
    networkQuietThresholdMs: 500,
    cpuQuietThresholdMs: 0,
  });
}

/** Most attempts per visit: a busy machine may lose the trace. */
const attempts = 3;

async function look(url: string, flags: Flags, attempt = 1): Promise<Visit> {
  const result = await lighthouse(url, { ...flags, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse says nothing of ${url}.`);
  const { audits, categories: judged, runtimeError } = result.lhr;
  if (runtimeError && attempt < attempts) return look(url, flags, attempt + 1);
  if (runtimeError) throw new Error(`Lighthouse could not visit ${url}: ${runtimeError.message}`);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const complaints = Object.values(judged).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim()),
  );
  return {
    scores: Object.fromEntries(Object.entries(judged).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)])),
    fcpMs: value('first-contentful-paint'),
    lcpMs: value('largest-contentful-paint'),
    largest: largestIn(audits['lcp-breakdown-insight']?.details),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    complaints,
  };
}

function largestIn(details: { type: string; items?: unknown } | undefined): string {
  const items = Array.isArray(details?.items) ? details.items : [];
  return items.find((item) => item?.type === 'node')?.nodeLabel ?? '';
}
