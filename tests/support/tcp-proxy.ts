import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Stands between a client and its server, and can make the network go bad. */
export interface TcpProxy {
  port: number;
  /** Forwards nothing any more and takes connections that lead nowhere: the other end is there, and says nothing. */
  freeze(): void;
  /** Forwards again, what came meanwhile included. */
  thaw(): void;
  /** Breaks off every connection, those that are yet to come included (RFC 9293 section 3.5.2). */
  reset(): void;
  stop(): Promise<void>;
}

export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let frozen = false;
  let resetting = false;

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
    if (resetting) {
      client.resetAndDestroy();
      return;
    }
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
    reset() {
      resetting = true;
      for (const socket of sockets) socket.resetAndDestroy();
    },
    async stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
