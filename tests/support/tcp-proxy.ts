import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Stands between a client and its server, and can make the network go bad. */
export interface TcpProxy {
  port: number;
  /** Forwards nothing any more and takes connections that lead nowhere: the other end is there, and says nothing. */
  freeze(): void;
  /** Forwards again, what came meanwhile included. */
  thaw(): void;
  stop(): Promise<void>;
}

export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let frozen = false;

  function hold(socket: Socket, other: Socket): void {
    sockets.add(socket);
    if (frozen) socket.pause();
    socket.on('data', (chunk) => other.write(chunk));
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
  }

  const server = createServer((client) => {
    const upstream = connect(target);
    hold(client, upstream);
    hold(upstream, client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    freeze() {
      frozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      frozen = false;
      for (const socket of sockets) socket.resume();
    },
    async stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
