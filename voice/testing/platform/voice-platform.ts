import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { platformCall } from './web-call.ts';

export interface PlatformAsked {
  path: string | undefined;
  authorization: string | undefined;
  body: unknown;
}

export type PlatformAnswerer = (asked: PlatformAsked, response: ServerResponse) => void;

/** A voice platform on this machine, until it is closed; by default it makes every call it is asked for. */
export async function startVoicePlatform(answer: PlatformAnswerer = makeCall) {
  const asked: PlatformAsked[] = [];
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { authorization } = request.headers;
    const one = { path: request.url, authorization, body: await json(request) };
    asked.push(one);
    answer(one, response);
  }
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const config = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key: 'public-key',
    assistantId: 'the-configured-one',
    webhookSecret: 'agreed on',
  };
  return {
    asked,
    config,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function makeCall(_: PlatformAsked, response: ServerResponse): void {
  response.writeHead(201, { 'content-type': 'application/json' });
  response.end(JSON.stringify(platformCall(crypto.randomUUID())));
}
