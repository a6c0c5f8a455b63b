import lighthouse, { type Flags } from 'lighthouse';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof categories)[number];

/** What Lighthouse says of one visit to one page, with its own mobile settings: a slow 4G line, a slow phone. */
export interface Visit {
  /** 0 to 100. */
  scores: Partial<Record<Category, number>>;
  /** First and largest contentful paint, and the time the main thread was blocked, in milliseconds. */
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  /** Cumulative layout shift, without a unit. */
  cls: number;
  /** All that crossed the line, headers included. */
  bytes: number;
  /** The audits that cost a category points, by name. */
  complaints: string[];
}

/** Visits a page with an empty cache in the browser behind a DevTools port, with all that Lighthouse looks at. */
export function visit(port: number, url: string): Promise<Visit> {
  return look(url, { port, onlyCategories: [...categories] });
}

/** The same for what no line and no machine changes, without waiting for either. */
export function inspect(port: number, url: string): Promise<Visit> {
  return look(url, {
    port,
    onlyCategories: categories.filter((category) => category !== 'performance'),
    throttlingMethod: 'provided',
    disableFullPageScreenshot: true,
    pauseAfterFcpMs: 0,
    pauseAfterLoadMs: 0,
    networkQuietThresholdMs: 0,
    cpuQuietThresholdMs: 0,
  });
}

/** A visit whose trace a busy machine has lost is made again. */
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
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    complaints,
  };
}
