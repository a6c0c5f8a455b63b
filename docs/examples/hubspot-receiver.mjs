// Keeps a contact in HubSpot for each request: `npm install standardwebhooks`, then
// `WEBHOOK_SECRET=whsec_… HUBSPOT_TOKEN=pat-… node hubspot-receiver.mjs`.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.WEBHOOK_SECRET ?? '');
const hubspot = process.env.HUBSPOT_URL ?? 'https://api.hubapi.com';

/** Creates the contact of an address or changes it: the same message twice does no harm. */
async function upsertContact({ email, full_name, phone, website }) {
  const [firstname, ...rest] = full_name.split(' ');
  const given = { email, firstname, lastname: rest.join(' '), phone, website };
  const properties = Object.fromEntries(Object.entries(given).filter(([, value]) => value));
  const answer = await fetch(`${hubspot}/crm/v3/objects/contacts/batch/upsert`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${process.env.HUBSPOT_TOKEN}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ inputs: [{ idProperty: 'email', id: email, properties }] }),
    signal: AbortSignal.timeout(10_000), // Frontdesk waits for 15 seconds
  });
  if (!answer.ok) throw new Error(`HubSpot answered ${answer.status}`);
}

const server = createServer(async (request, response) => {
  const body = await text(request);
  let message;
  try {
    message = webhook.verify(body, request.headers);
  } catch {
    response.writeHead(400).end();
    return;
  }
  try {
    const { submission } = message.data;
    if (submission?.email && !submission.is_spam) await upsertContact(submission);
    response.writeHead(204).end();
  } catch (error) {
    console.error(error.message);
    response.writeHead(503).end(); // Frontdesk tries again, for three days
  }
});
server.listen(Number(process.env.PORT ?? 4000), () => console.log(`listening on ${server.address().port}`));
