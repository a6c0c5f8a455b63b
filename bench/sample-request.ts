/** A typical request of a visitor. */
export const sampleRequest = {
  full_name: 'Ada Lovelace',
  email: 'ada@example.com',
  website: 'https://example.com/shop',
  bottleneck:
    'We answer the same forty questions about orders and returns by phone all day, and after six nobody answers at all. ' +
    'Half of the callers give up before anyone picks up, and we only find out from the reviews.',
  contact_method: 'email',
} as const;

/** Posts the sample request as the page does; for use outside the load. */
export function postRequest(origin: string): Promise<Response> {
  return fetch(`${origin}/api/submissions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin, 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify(sampleRequest),
  });
}
