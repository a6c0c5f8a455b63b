import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Stands between a client and its server, and can make the network go bad. */
export interface TcpProxy {
  port: number;
  /** Forwards nothing any more and takes connections that lead nowhere: the other end is there, and says nothing. */
  freeze(): void;
  /** Forwards again, what came meanwhile included. */
  thaw(): void;
  /** Breaks off the connections that there are; later ones are forwarded. */
  cut(): void;
  /** Breaks off every connection, those that are yet to come included (RFC 9293 section 3.5.2). */
  reset(): void;
  /** Later connections lead to another port. */
  leadTo(port: number): void;
  stop(): Promise<void>;
}

export interface TcpProxyOptions {
  host: string;
  port: number;
  /** Called before something that the client sent is forwarded; the connection breaks off where it says so. */
  onSent?: (chunk: Buffer) => 'forward' | 'cut-before' | 'cut-after';
}

export async function startTcpProxy({ onSent, ...target }: TcpProxyOptions): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let frozen = false;
  let resetting = false;

  function hold(socket: Socket, other: Socket, watch?: TcpProxyOptions['onSent']): void {
    sockets.add(socket);
    if (frozen) socket.pause();
    socket.on('data', (chunk: Buffer) => {
      const wanted = watch?.(chunk) ?? 'forward';
      if (wanted !== 'cut-before') other.write(chunk);
      if (wanted !== 'forward') socket.resetAndDestroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      other.destroySoon();
    });
  }

  function cut(): void {
    for (const socket of sockets) socket.resetAndDestroy();
  }

  const server = createServer((client) => {
    if (resetting) {
      client.resetAndDestroy();
      return;
    }
    const upstream = connect(target);
    hold(client, upstream, onSent);
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
    cut,
    reset() {
      resetting = true;
      cut();
    },
    leadTo(port) {
      target.port = port;
    },
    async stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
