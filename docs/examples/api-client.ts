// A client of the API in one file, without dependencies: copy it into your program. docs/api.md tells of each call.

/** A request as the inbox has it; there are more fields than these. */
export interface FrontdeskRequest {
  id: string;
  full_name: string;
  email: string;
  phone: string | null;
  website: string | null;
  bottleneck: string;
  /** Null reads as new. */
  status: 'new' | 'contacted' | 'completed' | null;
  notes: string | null;
  /** ISO 8601, UTC. */
  created_at: string;
  /** Grows with each change. */
  version: number;
}

export interface RequestQuery {
  status?: 'new' | 'contacted' | 'completed';
  /** Words that are looked for. */
  q?: string;
  /** ISO 8601. */
  since?: string;
  until?: string;
}

export interface RequestChange {
  status?: 'new' | 'contacted' | 'completed';
  notes?: string | null;
  /** As you read it: somebody else's change in between is then told and not overwritten. */
  version?: number;
}

/** An answer other than 2xx. `code` is stable: `forbidden`, `not-found`, `moved-on`, `too-many-requests`, ... */
export class FrontdeskError extends Error {
  override name = 'FrontdeskError';
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, detail: string) {
    super(detail);
    this.status = status;
    this.code = code;
  }
}

export interface ClientOptions {
  /** The address of the site, such as `https://frontdesk.example`. */
  origin: string;
  /** `fdt_…` */
  token: string;
  fetch?: typeof globalThis.fetch;
}

export function connectFrontdesk({ origin, token, fetch = globalThis.fetch }: ClientOptions) {
  async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (response.ok) return (response.status === 204 ? undefined : await response.json()) as Answer;
    const problem = (await response.json().catch(() => ({}))) as { type?: string; detail?: string };
    const code = problem.type?.split(':').at(-1) ?? 'unknown';
    throw new FrontdeskError(response.status, code, problem.detail ?? response.statusText);
  }

  return {
    /** The newest first, page by page. */
    async *requests(query: RequestQuery = {}): AsyncGenerator<FrontdeskRequest> {
      let cursor: string | null = '';
      while (cursor !== null) {
        const search = new URLSearchParams({ ...query, limit: '200', ...(cursor && { cursor }) });
        const page: { items: FrontdeskRequest[]; next_cursor: string | null } = await call(
          'GET',
          `/submissions?${search}`,
        );
        yield* page.items;
        cursor = page.next_cursor;
      }
    },
    request: (id: string) => call<FrontdeskRequest>('GET', `/submissions/${encodeURIComponent(id)}`),
    changeRequest: (id: string, change: RequestChange) =>
      call<FrontdeskRequest>('PATCH', `/submissions/${encodeURIComponent(id)}`, change),
    deleteRequest: (id: string) => call<void>('DELETE', `/submissions/${encodeURIComponent(id)}`),
  };
}
