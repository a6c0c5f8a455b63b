import type { WebSocketServer } from 'ws';
import { recordCalls } from '#/calls/recorder.ts';
import { callTimeToday } from '#/calls/retention.ts';
import { desks, type KnownDesk, ownDeskId } from '#/content/agents/desks.ts';
import { demoConsents } from '#/content/voice-demo.ts';
import type { Database } from '#/database/open.ts';
import { networkOf } from '#/http/limits/network.ts';
import type { Intake } from '#/inbox/intake/intake.ts';
import type { VisitCounter } from '#/visits/visit-counter.ts';
import type { AgentDefinition } from '#/voice/dialogue/agent-definition.ts';
import { sentencesOf } from '#/voice/dialogue/agent-sentences.ts';
import type { Agent } from '#/voice/engine/agent.ts';
import { type CallAdmission, createCallAdmission } from '#/voice/engine/call-admission.ts';
import { countMinutes } from '#/voice/engine/call-minutes.ts';
import { type CallRegistry, createCallRegistry } from '#/voice/engine/call-registry.ts';
import type { Speech } from '#/voice/engine/media/media-session.ts';
import type { Clock, FormSink } from '#/voice/engine/ports.ts';
import { createSystemClock } from '#/voice/engine/system-clock.ts';
import type { Desk } from '#/voice/protocol/desk.ts';
import { maxLabelLength, maxPhrases } from '#/voice/protocol/limits.ts';
import type { Channel, DemoInfo } from '#/voice/protocol/web-call.ts';
import type { CallBounds, DemoConfig } from '../config/demo.ts';
import type { Log } from '../log.ts';
import { closeSockets } from '../sockets/voice-sockets.ts';
import { createHourlyLimit, type HourlyLimit } from './hourly-limit.ts';
import { createPlatformCalls, type PlatformCalls } from './platform-calls.ts';
import { type CallReport, reportCalls } from './report-calls.ts';
import { createRequestSink } from './request-sink.ts';
import { createSampleSink } from './sample-sink.ts';
import { createSharedAdmission } from './shared-admission.ts';
import type { SharedLines } from './shared-lines.ts';
import { connectVoicePlatform, type VoicePlatformConfig } from './voice-platform.ts';

/** Creates the agent of one call by its definition; `sink` receives its requests. */
export type AgentFactory = (call: {
  callId: string;
  agent: AgentDefinition;
  channel: Channel;
  sink: FormSink;
  clock: Clock;
}) => Agent;

export interface VoiceOptions {
  database: Database;
  config: DemoConfig;
  callRetentionDays: number;
  intake: Intake;
  sockets: WebSocketServer;
  createAgent: AgentFactory;
  /** The desks that a page can call, ours first. */
  desks?: readonly KnownDesk[];
  visits: VisitCounter;
  /** Runs the calls of the `cloud` backend. */
  platform?: VoicePlatformConfig | null;
  /** Speech recognition and synthesis of the `engine` backend. */
  speech?: Speech | undefined;
  /** Whether the event loop is too late for another call. */
  isLate?: () => boolean;
  log: Log;
  clock?: Clock;
  /** The calls of all servers on one Postgres; by default those of this process are all. */
  lines?: SharedLines | null;
  /** Told of calls as they go on. */
  report?: CallReport | undefined;
}

/** The live demo as the routes need it. */
export interface Voice {
  info: DemoInfo;
  /** By id; our own is the first. */
  desks: ReadonlyMap<string, Desk>;
  registry: CallRegistry;
  /** Null unless calls run on the voice platform. */
  cloud: { calls: PlatformCalls; webhookSecret: string } | null;
  /** Count calls, and chats, by address. */
  limits: Readonly<Record<Channel, HourlyLimit>>;
  sockets: WebSocketServer;
  lines: SharedLines | null;
  clock: Clock;
  config: DemoConfig;
  /** Calls and chats under way in this process. */
  open(): Record<Channel, number>;
  /** Resolves when all transcripts so far are stored. */
  kept(): Promise<void>;
  /** Ends all calls and waits until their last words are sent and stored. */
  close(graceMs: number): Promise<void>;
}

export async function createVoice(options: VoiceOptions): Promise<Voice> {
  const { database, config, callRetentionDays, intake, sockets, createAgent, visits, log, lines = null } = options;
  const known = new Map((options.desks ?? desks).map((each) => [each.id, each]));
  const ownDesk = (known.get(ownDeskId) ?? desks[0]).agent;
  const clock = options.clock ?? createSystemClock();
  const limits = {
    voice: await createHourlyLimit(database, 'call', config.callsPerHour),
    chat: await createHourlyLimit(database, 'chat', config.chat.callsPerHour),
  };
  const storing = recordCalls({
    database,
    backend: config.backend ?? 'native',
    onError: (error) => log.error({ error }, 'what was said in a call could not be kept'),
  });
  const recorder = options.report ? reportCalls(storing, options.report) : storing;
  const sink = createRequestSink({
    intake,
    callerOf: (callId) => registry.callerOf(callId),
    visits,
    onError: (call, error) => log.error({ call, error }, 'a request could not be stored out of a call'),
  });
  const closing: (() => void)[] = [];
  // Lateness is audible only in calls whose sound this process sends.
  const admission = await openAdmission('voice', config, options.speech && options.isLate);
  const cloud = options.platform
    ? {
        webhookSecret: options.platform.webhookSecret,
        calls: createPlatformCalls({
          clock,
          maxCallSeconds: config.maxCallSeconds,
          admission,
          platform: connectVoicePlatform(options.platform),
          deskId: ownDeskId,
          recorder,
          onEnded: () => options.report?.callEnded('on-platform'),
          onProblem: (problem, request) =>
            log.error({ request, problem }, 'a call could not be made on the voice platform'),
        }),
      }
    : null;
  const sentences = new Map<string, string[]>();
  const registry: CallRegistry = createCallRegistry({
    clock,
    limits: config,
    admission,
    chat: { limits: config.chat, admission: await openAdmission('chat', config.chat) },
    createAgent(callId, { id }, channel) {
      const { agent } = known.get(id) as KnownDesk;
      // Whatever the agent does, nothing of a sample's calls reaches the inbox or mail.
      return createAgent({ callId, agent, channel, sink: agent.sample ? createSampleSink(agent.form) : sink, clock });
    },
    recorder,
    speech: options.speech,
    sentencesOf: (id) => sentences.getOrInsertComputed(id, () => sentencesOf((known.get(id) as KnownDesk).agent)),
    browserModel: config.browserModel,
    onUnopened({ peer, counted }, channel) {
      if (!counted) return;
      limits[channel]
        .giveBackUnopened(peer)
        .catch((error: unknown) => log.warn({ error }, 'a call limit could not be given back'));
    },
    onProblem: (call, problem, error) => log.error({ call, problem, error }, 'something went wrong in a call'),
  });

  async function openAdmission(channel: Channel, bounds: CallBounds, isLate?: () => boolean): Promise<CallAdmission> {
    const now = clock.wallTime();
    const minutes = countMinutes(now, await callTimeToday(database, new Date(now), channel));
    const own = createCallAdmission({ clock, limits: bounds, minutes, networkOf, isLate });
    if (!lines) return own;
    const onProblem = (error: unknown) => log.warn({ error }, 'calls could not be counted with other servers');
    const shared = createSharedAdmission({ clock, networkOf, channel, limits: bounds, own, lines, onProblem });
    closing.push(shared.close);
    return shared;
  }

  const kept = callRetentionDays === 1 ? '1 day' : `up to ${callRetentionDays} days`;
  function consentTo(what: keyof typeof demoConsents): string {
    return demoConsents[what].replace('{kept}', kept);
  }

  return {
    info: {
      backend: config.backend,
      limits: {
        maxCallSeconds: config.maxCallSeconds,
        silenceSeconds: config.silenceSeconds,
        callsPerHour: config.callsPerHour,
      },
      consent: consentTo(config.backend ?? 'native'),
      consentOnDevice: config.backend === 'native' ? consentTo('nativeOnDevice') : null,
      browserModel: config.browserModel,
      chat: config.backend && {
        greeting: greetingOf(ownDesk),
        suggestions: [...ownDesk.suggestions],
        consent: consentTo('chat'),
      },
    },
    desks: new Map([...known].map(([id, { agent }]) => [id, deskOf(id, agent)])),
    registry,
    cloud,
    limits,
    sockets,
    lines,
    clock,
    config,
    open: () => ({ voice: registry.openOn('voice') + (cloud?.calls.calls ?? 0), chat: registry.openOn('chat') }),
    kept: () => recorder.settled(),
    async close(graceMs) {
      registry.close();
      cloud?.calls.close();
      for (const close of closing) close();
      await closeSockets(sockets, graceMs);
      await recorder.settled();
    },
  };
}

function greetingOf({ greeting, name }: AgentDefinition): string {
  return greeting.join(' ').replaceAll('{name}', name);
}

/** What a page is told of a desk. */
function deskOf(id: string, agent: AgentDefinition): Desk {
  const { name, sample, suggestions } = agent;
  return { id, name, sample, suggestions: [...suggestions], phrases: phrasesOf(agent) };
}

/** Longer topics describe what callers ask, in words that few of them use. */
const mostTopicWords = 3;

/** What callers of an agent are likely to say: names, what can be booked, and short topics. */
function phrasesOf({ name, booking, knowledge }: AgentDefinition): string[] {
  const bookable = [...(booking?.services ?? []), ...(booking?.people ?? [])].map((each) => each.name);
  const topics = knowledge.map(({ topic }) => topic).filter((topic) => topic.split(' ').length <= mostTopicWords);
  const phrases = new Set([name, ...bookable, ...topics]);
  return [...phrases].filter((phrase) => phrase.length <= maxLabelLength).slice(0, maxPhrases);
}
