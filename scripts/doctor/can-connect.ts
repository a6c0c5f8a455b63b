import { connect } from 'node:net';

const timeoutMs = 3_000;

const defaultPorts: Record<string, number> = { 'smtp:': 587, 'smtps:': 465, 'http:': 80, 'https:': 443 };

/** The port of an address, or its protocol's own. */
export function portOf({ port, protocol }: URL): number {
  return Number(port) || (defaultPorts[protocol] ?? 0);
}

/** Whether something listens on a port. */
export function canConnect(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: host.replace(/^\[|\]$/g, ''), port, timeout: timeoutMs });
    const end = (open: boolean) => {
      socket.destroy();
      resolve(open);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}
