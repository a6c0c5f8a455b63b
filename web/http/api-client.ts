interface CallInput {
  param?: Record<string, string>;
  query?: Record<string, unknown>;
  json?: unknown;
}

/**
 * Calls the routes below `path` as Hono's own client does, whose types it is given:
 * `api.calls[':id'].$get({ param: { id } }, { init })`. That one brings cookies, forms and sockets along. `headers` gives
 * those of each call. A refused call (403) is made again when `mayAgain` says so; null
 * is for a refusal that it has nothing to say of.
 */
export function createApiClient<Client>(
  path: string,
  headers: () => Record<string, string>,
  mayAgain?: (refused: Response) => Promise<boolean | null>,
): Client {
  const parts = {
    get(_: object, name: string) {
      return name.startsWith('$')
        ? callOf(name.slice(1), path, headers, mayAgain)
        : createApiClient(`${path}/${name}`, headers, mayAgain);
    },
  };
  return new Proxy({}, parts) as Client;
}

/** Of a call that is made again, since the time of the first is over by then. */
const againTimeoutMs = 300_000;

function callOf(
  method: string,
  path: string,
  headers: () => Record<string, string>,
  mayAgain?: (refused: Response) => Promise<boolean | null>,
) {
  return async function call(
    { param = {}, query = {}, json }: CallInput,
    { init }: { init: RequestInit },
  ): Promise<Response> {
    const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(param[name] ?? ''));
    const search = new URLSearchParams(query as Record<string, string>).toString();
    const send = (more: RequestInit) =>
      fetch(search ? `${filled}?${search}` : filled, {
        ...more,
        method: method.toUpperCase(),
        headers: { ...headers(), ...(json !== undefined && { 'Content-Type': 'application/json' }) },
        ...(json !== undefined && { body: JSON.stringify(json) }),
      });
    const response = await send(init);
    const again = response.status === 403 ? await mayAgain?.(response.clone()) : null;
    if (again) return send({ signal: AbortSignal.timeout(againTimeoutMs) });
    // Whoever was asked has thought better of it: they do not lack a right.
    return again === false ? new Response(response.body, { status: 409 }) : response;
  };
}
