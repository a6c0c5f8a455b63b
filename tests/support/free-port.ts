import { createServer } from 'node:net';

/** A loopback port nobody listens on at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address && typeof address === 'object') resolve(address.port);
    });
  });
  await new Promise((resolve) => server.close(resolve));
  return port;
}
