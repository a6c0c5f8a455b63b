import type { WebSocketServer } from 'ws';
import { recordCalls } from '#/calls/recorder.ts';
import { callTimeToday } from '#/calls/retention.ts';
import { demoConsent } from '#/content/demo.ts';
import type { Database } from '#/database/open.ts';
import type { Assistant } from '#/voice/engine/assistant/assistant.ts';
import { type CallDesk, createCallDesk } from '#/voice/engine/call-desk.ts';
import { countMinutes } from '#/voice/engine/call-minutes.ts';
import type { Clock, RequestDesk } from '#/voice/engine/ports.ts';
import { createSystemClock } from '#/voice/engine/system-clock.ts';
import type { DemoInfo } from '#/voice/protocol/web-call.ts';
import type { DemoConfig } from '../config.ts';
import type { Intake } from '../http/intake.ts';
import { createLimiter, type Limiter } from '../http/limiter.ts';
import type { Log } from '../log.ts';
import { closeSockets } from '../websocket/voice-sockets.ts';
import { createRequestDesk } from './request-desk.ts';

/** One caller's assistant, given where its requests go. */
export type AssistantMaker = (call: { callId: string; requests: RequestDesk; clock: Clock }) => Assistant;

export interface VoiceOptions {
  database: Database;
  config: DemoConfig;
  callRetentionDays: number;
  intake: Intake;
  sockets: WebSocketServer;
  createAssistant: AssistantMaker;
  log: Log;
  clock?: Clock;
}

/** The live demo as the routes need it. */
export interface Voice {
  info: DemoInfo;
  desk: CallDesk;
  /** Counts calls by address. */
  limiter: Limiter;
  sockets: WebSocketServer;
  clock: Clock;
  config: DemoConfig;
  /** Resolves when all that was said so far is kept. */
  kept(): Promise<void>;
  /** Ends all calls, waits until their last words are out and kept. */
  close(graceMs: number): Promise<void>;
}

export async function createVoice(options: VoiceOptions): Promise<Voice> {
  const { database, config, callRetentionDays, intake, sockets, createAssistant, log } = options;
  const clock = options.clock ?? createSystemClock();
  const limiter = await createLimiter(database, { name: 'call', points: config.callsPerHour, durationSeconds: 3_600 });
  const recorder = recordCalls({
    database,
    backend: config.backend ?? 'native',
    onError: (error) => log.error({ error }, 'what was said in a call could not be kept'),
  });
  const requests = createRequestDesk({
    intake,
    peerOf: (callId) => desk.peerOf(callId),
    onError: (call, error) => log.error({ call, error }, 'a request could not be stored out of a call'),
  });
  const desk: CallDesk = createCallDesk({
    clock,
    limits: config,
    minutes: countMinutes(clock.now(), await callTimeToday(database, new Date(clock.now()))),
    createAssistant: (callId) => createAssistant({ callId, requests, clock }),
    recorder,
    onUnopened({ peer, counted }) {
      if (!counted) return;
      limiter.giveBack(peer).catch((error: unknown) => log.warn({ error }, 'a call limit could not be given back'));
    },
    onProblem: (call, problem, error) => log.error({ call, problem, error }, 'something went wrong in a call'),
  });

  return {
    info: {
      backend: config.backend,
      limits: {
        maxCallSeconds: config.maxCallSeconds,
        silenceSeconds: config.silenceSeconds,
        callsPerHour: config.callsPerHour,
      },
      consent: demoConsent.replace('{days}', String(callRetentionDays)),
    },
    desk,
    limiter,
    sockets,
    clock,
    config,
    kept: () => recorder.settled(),
    async close(graceMs) {
      desk.close();
      await closeSockets(sockets, graceMs);
      await recorder.settled();
    },
  };
}
