// Preloaded into a server by `node --import`: upon SIGUSR2 it breaks every socket, stream, server and child process
// that the process holds at that moment, as a network or a system would, and prints which they were.
import { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { Server, Socket } from 'node:net';
import { Duplex, Readable, Writable } from 'node:stream';

const held = new Set<WeakRef<EventEmitter>>();
const construction = EventEmitter as unknown as { init(this: EventEmitter, options?: object): void };
const { init } = construction;
construction.init = function (options) {
  held.add(new WeakRef(this));
  init.call(this, options);
};

function breakOne(emitter: EventEmitter): string | null {
  const lost = Object.assign(new Error(`broken by a test: ${emitter.constructor.name}`), { code: 'ECONNRESET' });
  if (emitter === process.stdout) {
    emitter.emit('error', lost);
    return 'standard output';
  }
  if (emitter instanceof ChildProcess) {
    emitter.kill('SIGKILL');
    emitter.emit('error', lost);
    return 'child process';
  }
  if (emitter instanceof Server) {
    emitter.emit('error', lost);
    return 'server';
  }
  const isStream = emitter instanceof Duplex || emitter instanceof Readable || emitter instanceof Writable;
  if (!isStream || emitter.destroyed) return null;
  const { remotePort, localPort } = emitter as Partial<Socket>;
  emitter.destroy(lost);
  return emitter instanceof Socket && remotePort ? `socket ${localPort} ${remotePort}` : emitter.constructor.name;
}

process.on('SIGUSR2', () => {
  const broken = new Set<string>();
  for (const reference of held) {
    const emitter = reference.deref();
    if (!emitter) held.delete(reference);
    else broken.add(breakOne(emitter) ?? 'nothing');
  }
  process.stdout.write(`broken: ${JSON.stringify([...broken])}\n`);
});
