import type { RequestOptions, TestApp } from './app.ts';

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

/** A request with all that a form can carry, for tests of what becomes of it. */
export const ann = newRequest({
  full_name: 'Ann Example',
  website: 'https://shop.example',
  contact_method: 'phone',
  phone: '+1 555 010 0199',
});

/** Sends a request to the app as the page's script does. */
export function post({ send }: TestApp, body: unknown, options?: RequestOptions): Promise<Response> {
  return send('POST', '/api/submissions', body, options);
}
