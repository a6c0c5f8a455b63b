import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A bare connection, for what no HTTP client would send. */
export interface TestSocket {
  socket: Socket;
  /** All that came back so far. */
  heard(): string;
  closed(): boolean;
}

/**
 * Opens one for the running test, which takes it along when it ends. `from` is the address it comes from: any that
 * begins with 127 is this machine's.
 */
export function openSocket(port: number, from = '127.0.0.1'): TestSocket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  onTestFinished(() => void socket.destroy());
  let heard = '';
  let closed = false;
  socket.setEncoding('utf8').on('data', (data: string) => {
    heard += data;
  });
  socket.on('error', () => {}); // the server may close it while we write
  socket.on('close', () => {
    closed = true;
  });
  return { socket, heard: () => heard, closed: () => closed };
}
