let ask: () => Promise<boolean> = async () => false;

/** Of a call that is made again: the time of the first is over by then. */
const againTimeoutMs = 300_000;

/** Says how somebody is asked for their password; it resolves to whether they gave it. */
export function askPasswordBy(given: typeof ask): void {
  ask = given;
}

/** As `fetch`, but for a call that wants the password given anew: asks for it, and makes the call again. */
export async function fetchWithPassword(address: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(address, init);
  // The page of the own account asks for it in their place.
  if (response.status !== 403 || /\/api\/account\/(?:passkeys|phone)/.test(response.url)) return response;
  const problem = await response
    .clone()
    .json()
    .catch(() => null);
  if (!String(problem?.type).endsWith(':password-needed')) return response;
  if (await ask()) return fetch(address, { ...init, signal: AbortSignal.timeout(againTimeoutMs) });
  // Whoever was asked has thought better of it: they do not lack a right.
  return new Response(response.body, { status: 409 });
}
