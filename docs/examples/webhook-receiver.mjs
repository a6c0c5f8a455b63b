// Receives webhooks of Frontdesk: `npm install standardwebhooks`, then `WEBHOOK_SECRET=whsec_… node webhook-receiver.mjs`.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.WEBHOOK_SECRET ?? '');
const seen = new Set(); // in earnest: a table with a unique column

const server = createServer(async (request, response) => {
  const id = request.headers['webhook-id'];
  try {
    const message = webhook.verify(await text(request), request.headers); // throws for a forged or an old one
    if (!seen.has(id)) console.log(JSON.stringify(message)); // the work goes here
    seen.add(id);
    response.writeHead(204).end();
  } catch {
    response.writeHead(400).end();
  }
});
server.listen(Number(process.env.PORT ?? 4000), () => console.log(`listening on ${server.address().port}`));
