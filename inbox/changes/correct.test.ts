import { describe, expect, it } from 'vitest';
import { databaseKinds } from '#/tests/support/databases.ts';
import { openInbox } from '#/tests/support/inbox.ts';

describe.each(databaseKinds)('a request on %s is corrected', (kind) => {
  it('by the rules of the form, found by its new words alone, with both in the history', async () => {
    const app = await openInbox(kind);
    const id = await app.store('Anne Lea', { bottleneck: 'Trombones' });
    const { version } = await app.get(`/api/submissions/${id}`);
    const response = await app.patch(id, {
      version,
      full_name: '  Ann Lee ',
      website: 'annbakes.com',
      contact_method: 'phone',
      phone: '00353 1 234 5678',
      bottleneck: 'Bassoons',
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      full_name: 'Ann Lee',
      website: 'https://annbakes.com',
      contact_method: 'phone',
      phone: '+353 1 234 5678',
      bottleneck: 'Bassoons',
      email: 'ann@example.com',
      version: version + 1,
    });
    expect((await app.list({ q: 'bassoons' })).items).toHaveLength(1);
    expect((await app.list({ q: 'trombones' })).items).toHaveLength(0);
    const { items } = await app.get(`/api/submissions/${id}/history`);
    expect(items.at(-1)).toMatchObject({
      kind: 'submission.corrected',
      actor: { kind: 'staff', name: 'Sam Staff' },
      data: {
        fields: ['full_name', 'website', 'bottleneck', 'contact_method', 'phone'],
        before: { full_name: 'Anne Lea', website: null, bottleneck: 'Trombones', contact_method: 'email', phone: null },
        after: { full_name: 'Ann Lee', phone: '+353 1 234 5678' },
      },
    });
  });

  it('field by field: what is not given stays, also where the form has a default', async () => {
    const app = await openInbox(kind);
    const id = await app.store('Ann', {
      contact_method: 'phone',
      phone: '+353 1 234 5678',
      website: 'https://a.example',
    });
    expect(await (await app.patch(id, { website: '' })).json()).toMatchObject({
      website: null,
      contact_method: 'phone',
      phone: '+353 1 234 5678',
    });
    expect(await (await app.patch(id, { status: 'contacted' })).json()).toMatchObject({ contact_method: 'phone' });
    // Staff may know a number that the form would not ask for.
    expect(await (await app.patch(id, { contact_method: 'email' })).json()).toMatchObject({ phone: '+353 1 234 5678' });
  });

  it('without an event where nothing changes', async () => {
    const app = await openInbox(kind);
    const id = await app.store('Ann');
    expect((await app.patch(id, { full_name: 'Ann' })).status).toBe(200);
    const { items } = await app.get(`/api/submissions/${id}/history`);
    expect(items.map((item: { kind: string }) => item.kind)).toEqual(['submission.created']);
  });

  it('and what the form would refuse is refused, with a sentence for each field', async () => {
    const app = await openInbox(kind);
    const id = await app.store('Ann');
    const refused = async (change: object) => {
      const response = await app.patch(id, change);
      expect(response.status).toBe(422);
      return Object.keys((await response.json()).errors);
    };
    expect(await refused({ full_name: ' ', email: 'a@b@c', website: 'javascript:alert(1)' })).toEqual([
      'full_name',
      'email',
      'website',
    ]);
    expect(await refused({ full_name: null })).toEqual(['full_name']);
    expect(await refused({ contact_method: null })).toEqual(['contact_method']);
    expect(await refused({ contact_method: 'pigeon' })).toEqual(['contact_method']);
    expect(await refused({ contact_method: 'text' })).toEqual(['phone']);
    expect(await refused({ bottleneck: 'x'.repeat(5_001) })).toEqual(['bottleneck']);
    expect(await app.get(`/api/submissions/${id}`)).toMatchObject({ full_name: 'Ann', version: 1 });
  });

  it('not over what somebody else has changed meanwhile (fault 28)', async () => {
    const app = await openInbox(kind);
    const id = await app.store('Ann');
    await app.patch(id, { full_name: 'Anna' }, app.kims);
    const response = await app.patch(id, { full_name: 'Annie', version: 1 });
    expect(response.status).toBe(409);
    expect((await response.json()).current).toMatchObject({ full_name: 'Anna', version: 2 });
  });
});
