// The callers of `bench/voice-audio.ts`, a separate process. Each sends a frame every 20 ms, plays what it receives,
// asks, listens, and barges in on every second answer. The process reports the engine's latencies.
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { encodeUpFrame, upFrameSamples } from '#/voice/audio/frames.ts';
import { frameMs, playbackReportMs } from '#/voice/protocol/limits.ts';

export interface SoundLoadOptions {
  port: number;
  calls: number;
  measuredMs: number;
}

/** Latencies measured by the callers, in milliseconds. */
export interface SoundNumbers {
  /** From the end of the silence that endpointing needs to the first audio of the answer at the page. */
  overheads: number[];
  /** From the frame at which the VAD begins speech to `duck`; from the frame that completes a barge-in to `clear`. */
  ducks: number[];
  clears: number[];
  framesSent: number;
  framesReceived: number;
}

/** Values of the engine's policies for these callers: see `turn-taking/` and `vad.ts`. */
const silenceMs = 600;
const backOffMs = 1_000;
const onsetFrames = 4;
const tooMuchFrames = 25;

const { port, calls, measuredMs } = JSON.parse(process.argv[2] ?? '{}') as SoundLoadOptions;
const origin = `http://127.0.0.1:${port}`;
const numbers: SoundNumbers = { overheads: [], ducks: [], clears: [], framesSent: 0, framesReceived: 0 };
let measuring = false;

const frameOf = (amplitude: number) =>
  Buffer.from(
    encodeUpFrame({
      seq: 0,
      samples: Int16Array.from({ length: upFrameSamples }, (_, at) => (at % 2 ? amplitude : -amplitude)),
    }),
  );
const quiet = frameOf(30);
const loud = frameOf(9_000);
const reportFrames = playbackReportMs / frameMs;

/** One caller: microphone, playback and the next action. */
function createCaller(socket: WebSocket) {
  let seq = 0;
  /** Frames of voice to send, and sent so far, in this utterance. */
  let toSay = 0;
  let said = 0;
  let lastVoiceAt = 0;
  let onsetAt = 0;
  let tooMuchAt = 0;
  /** Frames until the caller speaks; negative when no speech is scheduled. */
  let pause = -1;
  let waitsFor: number | null = null;
  let turn = -1;
  let cleared = -1;
  let received = 0;
  let played = 0;
  let reported = 0;
  let turns = 0;

  function speak(frames: number): void {
    toSay = frames;
    said = 0;
    onsetAt = 0;
    tooMuchAt = 0;
  }

  function send(): void {
    const isVoice = toSay > 0;
    const frame = Buffer.from(isVoice ? loud : quiet);
    frame.writeUInt32BE(seq++, 1);
    socket.send(frame);
    numbers.framesSent++;
    if (!isVoice) return;
    const now = performance.now();
    said++;
    if (said === onsetFrames) onsetAt = now;
    if (said === tooMuchFrames) tooMuchAt = now;
    if (--toSay === 0) lastVoiceAt = now;
  }

  function play(): void {
    if (turn <= cleared) return;
    if (played < received) played++;
    if (played === reported || (played < received && played - reported < reportFrames)) return;
    reported = played;
    socket.send(JSON.stringify({ type: 'playback-position', turn, samples: played * 480 }));
    // Barge in on every second answer.
    if (turns % 2 === 0 && turn > 0 && played >= 3 * reportFrames && toSay === 0 && waitsFor === null) {
      waitsFor = backOffMs;
      speak(45);
    }
  }

  function hear(data: Buffer): void {
    numbers.framesReceived++;
    const of = data.readUInt32BE(1);
    if (of !== turn) {
      turn = of;
      turns++;
      received = 0;
      played = 0;
      reported = 0;
      if (waitsFor !== null && measuring) numbers.overheads.push(performance.now() - lastVoiceAt - waitsFor);
      waitsFor = null;
    }
    received++;
  }

  function read(message: { type: string; on?: boolean; turn?: number; role?: string; status?: string }): void {
    const now = performance.now();
    if (message.type === 'duck' && message.on && onsetAt > 0 && measuring) numbers.ducks.push(now - onsetAt);
    if (message.type === 'clear') {
      cleared = message.turn ?? cleared;
      if (tooMuchAt > 0 && measuring) numbers.clears.push(now - tooMuchAt);
    }
    const isOver = message.type === 'speech-update' && message.role === 'assistant' && message.status === 'stopped';
    if (isOver && message.turn !== cleared) pause = Math.round(15 + Math.random() * 25);
  }

  socket.on('message', (data, isBinary) => {
    if (isBinary) hear(data as Buffer);
    else if (String(data) !== 'listening') read(JSON.parse(String(data)));
  });

  return {
    get greeted() {
      return pause >= 0;
    },
    tick() {
      if (pause > 0 && --pause === 0) {
        waitsFor = silenceMs;
        speak(50);
      }
      send();
      play();
    },
  };
}

async function open(): Promise<WebSocket> {
  const response = await fetch(`${origin}/voice/call/web`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ assistantId: 'frontdesk' }),
  });
  const call = (await response.json()) as { webCallUrl: string; transport: { callToken: string } };
  const socket = new WebSocket(call.webCallUrl, { headers: { origin }, perMessageDeflate: false });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'hello', token: call.transport.callToken }));
  return socket;
}

const callers: ReturnType<typeof createCaller>[] = [];
/** Spreads the callers: a quarter of them sends in each quarter of a frame. */
const phases = 4;
let step = 0;
let due = performance.now();
function run(): void {
  const phase = step++ % phases;
  for (let index = phase; index < callers.length; index += phases) callers[index]?.tick();
  due += frameMs / phases;
  setTimeout(run, Math.max(0, due - performance.now()));
}
run();

const sockets: WebSocket[] = [];
for (let count = 0; count < calls; count++) {
  const socket = await open();
  sockets.push(socket);
  callers.push(createCaller(socket));
  socket.send('playable');
  if (count % 10 === 9) await delay(50);
}
await delay(3_000);
process.send?.('open');
await once(process, 'message');
await delay(1_000); // let the server recover from the garbage collection before
measuring = true;
await delay(measuredMs);
measuring = false;
process.send?.(numbers);
await once(process, 'message');
for (const socket of sockets) socket.send(JSON.stringify({ type: 'end-call' }));
await Promise.all(sockets.map((socket) => (socket.readyState === socket.CLOSED ? null : once(socket, 'close'))));
process.exit(0);
