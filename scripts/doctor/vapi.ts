import type { Config } from '#/server/config/config.ts';

const timeoutMs = 5_000;

/** Checks that the voice platform answers and, with the private key, has the assistant. Creates no call. */
export async function aboutVapi({ vapi }: Pick<Config, 'vapi'>): Promise<string[]> {
  if (!vapi) return [];
  const { protocol, host } = new URL(vapi.baseUrl);
  const place = `Voice platform: ${protocol}//${host};`;
  const withKey = vapi.privateKey !== undefined;
  try {
    const response = await fetch(`${vapi.baseUrl}/assistant/${encodeURIComponent(vapi.assistantId)}`, {
      headers: withKey ? { authorization: `Bearer ${vapi.privateKey}` } : {},
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return [`${place} ${verdict(response.status, withKey)}`];
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    return [`${place} ${isLate ? 'it does not answer in time' : 'it cannot be reached'}.`];
  }
}

function verdict(status: number, withKey: boolean): string {
  if (status >= 500) return `it answers ${status}.`;
  // A public key can only create a call, which costs money.
  if (!withKey) return 'it answers; without VAPI_PRIVATE_KEY its assistant and the key cannot be looked at.';
  if (status === 401 || status === 403) return 'it answers, but refuses VAPI_PRIVATE_KEY.';
  if (status === 404 || status === 400) return 'it answers, but does not have the assistant of VAPI_ASSISTANT_ID.';
  return status === 200 ? 'it answers and has the assistant.' : `it answers ${status}.`;
}
