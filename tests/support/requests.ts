export type RequestFields = {
  full_name: string;
  email: string;
  website?: string;
  phone?: string;
  bottleneck: string;
  contact_method: 'email' | 'phone' | 'video' | 'text';
};

/** A complete request under a name nobody else uses. */
export function newRequest(fields: Partial<RequestFields> = {}): RequestFields {
  return {
    full_name: `Ann Example ${crypto.randomUUID().slice(0, 8)}`,
    email: 'ann@example.com',
    website: 'https://example.com',
    bottleneck: 'Nobody answers the phone at lunch.',
    contact_method: 'video',
    ...fields,
  };
}
