// The callers of `bench/voice.ts`, a separate process. Each types or speaks, acknowledges the answer immediately, and
// repeats. The process reports when all calls are open, and at the end the time of each answer.
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';

export interface LoadOptions {
  port: number;
  calls: number;
  measuredMs: number;
  /** Pause between an answer and the next question. */
  pauseMs: number;
}

const { port, calls, measuredMs, pauseMs } = JSON.parse(process.argv[2] ?? '{}') as LoadOptions;
const origin = `http://127.0.0.1:${port}`;
/** Time from a typed message to the first sentence of its answer, measured at the page. */
const answerMs: number[] = [];
let spokenTurns = 0;
let stopping = false;

interface Said {
  type: string;
  turn?: number;
  sentence?: number;
  status?: string;
  role?: string;
}

async function open(): Promise<WebSocket> {
  const response = await fetch(`${origin}/voice/call/web`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ assistantId: 'frontdesk' }),
  });
  const call = (await response.json()) as { webCallUrl: string; transport: { callToken: string } };
  const socket = new WebSocket(call.webCallUrl, { headers: { origin } });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'hello', token: call.transport.callToken }));
  socket.send('playable');
  return socket;
}

/** Resolves at the end of the agent's turn with the arrival time of its first sentence. */
function answered(socket: WebSocket): Promise<number> {
  return new Promise((resolve) => {
    let firstAt = 0;
    function take(data: unknown): void {
      const frame = String(data);
      if (frame === 'listening') return;
      const said = JSON.parse(frame) as Said;
      if (said.type === 'voice-input') {
        firstAt ||= performance.now();
        socket.send(
          JSON.stringify({ type: 'playback-ack', turn: said.turn, sentence: said.sentence, status: 'finished' }),
        );
      }
      if (said.type !== 'speech-update' || said.role !== 'assistant' || said.status !== 'stopped') return;
      socket.off('message', take);
      resolve(firstAt);
    }
    socket.on('message', take);
  });
}

async function talk(socket: WebSocket, index: number): Promise<void> {
  await delay(Math.random() * pauseMs); // spread the callers over time
  for (let turn = 0; !stopping; turn++) {
    const over = answered(socket);
    if ((index + turn) % 3 === 0) {
      const words = 'what does it cost'.split(' ');
      for (const count of words.keys()) {
        const transcript = words.slice(0, count + 1).join(' ');
        socket.send(JSON.stringify({ type: 'interim', utterance: turn + 1, transcript }));
        await delay(100);
      }
      await over;
      spokenTurns++;
    } else {
      const saidAt = performance.now();
      socket.send(JSON.stringify({ type: 'add-message', message: { role: 'user', content: 'what does it cost' } }));
      answerMs.push((await over) - saidAt);
    }
    await delay(pauseMs * (0.5 + Math.random()));
  }
}

const sockets: WebSocket[] = [];
for (let count = 0; count < calls; count++) {
  const socket = await open();
  await answered(socket);
  sockets.push(socket);
}
process.send?.('open');
await once(process, 'message');
const talks = sockets.map(talk);
await delay(measuredMs);
stopping = true;
await Promise.all(talks);
process.send?.({ answerMs, spokenTurns });
await once(process, 'message');
for (const socket of sockets) socket.send(JSON.stringify({ type: 'end-call' }));
await Promise.all(sockets.map((socket) => once(socket, 'close')));
process.disconnect?.();
