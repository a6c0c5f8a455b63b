import type { IncomingMessage } from 'node:http';

const callSocketsPath = '/voice/calls/';

/** Whether a request asks for the socket of a call, the only WebSocket of this server. */
export function isCallUpgrade({ method, url, headers }: IncomingMessage): boolean {
  const asks = headers.connection
    ?.toLowerCase()
    .split(/[\s,]+/)
    .includes('upgrade');
  return (
    method === 'GET' &&
    url?.startsWith(callSocketsPath) === true &&
    asks === true &&
    headers.upgrade?.toLowerCase() === 'websocket'
  );
}
