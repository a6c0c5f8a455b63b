import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Above 10080, the highest port that `fetch` refuses (Fetch Standard, 'bad port'), and below the ports that systems give to
 * outgoing connections and to listeners on port 0 (Linux from 32768, others from 49152). From that range, another test could
 * be given the port between this answer and its use.
 */
const firstPort = 10_081;
const lastPort = 32_767;

/** A loopback port that nobody listens on at the moment. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(firstPort, lastPort + 1);
    if (await canListen(port)) return port;
  }
}

async function canListen(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false;
    throw error;
  }
  server.close();
  await once(server, 'close');
  return true;
}
