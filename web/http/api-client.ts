interface CallInput {
  param?: Record<string, string>;
  query?: Record<string, unknown>;
  json?: unknown;
}

/**
 * Calls the routes below `path` as Hono's own client does, whose types it is given:
 * `api.calls[':id'].$get({ param: { id } }, { init })`. That one brings cookies, forms and sockets along. `headers` gives
 * those of each call, and `send` sends it.
 */
export function createApiClient<Client>(
  path: string,
  headers: () => Record<string, string>,
  send: typeof fetch = fetch,
): Client {
  const parts = {
    get(_: object, name: string) {
      return name.startsWith('$')
        ? callOf(name.slice(1), path, headers, send)
        : createApiClient(`${path}/${name}`, headers, send);
    },
  };
  return new Proxy({}, parts) as Client;
}

function callOf(method: string, path: string, headers: () => Record<string, string>, send: typeof fetch) {
  return function call(
    { param = {}, query = {}, json }: CallInput,
    { init }: { init: RequestInit },
  ): Promise<Response> {
    const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(param[name] ?? ''));
    const search = new URLSearchParams(query as Record<string, string>).toString();
    return send(search ? `${filled}?${search}` : filled, {
      ...init,
      method: method.toUpperCase(),
      headers: { ...headers(), ...(json !== undefined && { 'Content-Type': 'application/json' }) },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
  };
}
