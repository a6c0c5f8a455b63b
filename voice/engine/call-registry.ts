import { randomUUIDv7 } from 'node:crypto';
import type { Desk } from '../protocol/desk.ts';
import { callTokenMs, maxRememberedCalls, maxResumes, maxToldProblems, rememberedMs } from '../protocol/limits.ts';
import type { Channel } from '../protocol/web-call.ts';
import type { Agent } from './agent.ts';
import { type AdmissionRefusal, busyRetrySeconds, type CallAdmission, type CallPlace } from './call-admission.ts';
import { openMediaSession, type Speech } from './media/media-session.ts';
import { openPageMedia } from './media/page-media.ts';
import { openTextMedia } from './media/text-media.ts';
import type { CallRecorder, Clock } from './ports.ts';
import type { CallLimits } from './session/call-limits.ts';
import { createToken, hashToken, resumeTokenOf } from './session/call-tokens.ts';
import { createSession, type Session } from './session/session.ts';

export interface CallRegistryOptions {
  clock: Clock;
  limits: CallLimits;
  admission: CallAdmission;
  /** Chats have limits of their own, so that neither uses up what the other may. */
  chat: { limits: CallLimits; admission: CallAdmission };
  createAgent(callId: string, desk: Desk, channel: Channel): Agent;
  recorder: CallRecorder;
  /** Speech providers of the engine; without them, pages recognise and synthesise speech themselves. */
  speech?: Speech | undefined;
  /** What is said in calls of a desk, by its id: the same array each time. */
  sentencesOf?(deskId: string): readonly string[];
  /** The language models of callers' browsers may help the agent. */
  browserModel?: boolean;
  /** A call was created but never opened. */
  onUnopened(caller: Caller, channel: Channel): void;
  onProblem(callId: string, problem: string, error?: unknown): void;
}

/**
 * Who created a call: `origin` of the page, and `peer`, the address that rate limits count; `counted` when a limit was
 * charged, `measured` when the call may enter the statistics.
 */
export interface Caller {
  /** Null for a client other than a browser. */
  origin: string | null;
  peer: string;
  counted: boolean;
  measured: boolean;
}

export interface CreatedCall {
  id: string;
  /** Opens the call, once. */
  callToken: string;
  resumeToken: string;
}

export type CallCreation =
  | { outcome: 'created'; call: CreatedCall }
  | { outcome: AdmissionRefusal | 'closed'; retryAfterSeconds: number };

export type Opening =
  | { outcome: 'opened'; session: Session; resumeToken: string }
  | { outcome: 'token-invalid' | 'call-over' };

/** Creates calls within the limits and opens each for the page that presents its token. */
export interface CallRegistry {
  /** `desk`: which agent answers. */
  create(caller: Caller, desk: Desk, channel?: Channel): Promise<CallCreation>;
  open(callId: string, callToken: string, origin: string | null): Opening;
  resume(callId: string, resumeToken: string, origin: string | null): Opening;
  /** The id of a resume token's call, also for `rememberedMs` after its end; null for an unknown token. */
  callOf(resumeToken: string): string | null;
  /** `on` for a call that may be opened or resumed, `over` for one that ended recently, null for any other. */
  standingOf(callId: string): 'on' | 'over' | null;
  /** Who created the call; null once it is over. */
  callerOf(callId: string): Caller | null;
  readonly calls: number;
  /** How many of a channel are under way, those included that wait for their page. */
  openOn(channel: Channel): number;
  /** Ends all calls and creates no more. */
  close(): void;
}

interface Call {
  id: string;
  caller: Caller;
  desk: Desk;
  channel: Channel;
  /** Null once used. */
  callTokenHash: string | null;
  resumeTokenHash: string;
  /** Its minutes count from the hello. */
  place: CallPlace;
  /** Null until the hello. */
  session: Session | null;
  resumes: number;
  /** Cancels the timeout of the hello. */
  cancel(): void;
}

export function createCallRegistry(options: CallRegistryOptions): CallRegistry {
  const { clock, createAgent, recorder, speech, sentencesOf, browserModel, onUnopened, onProblem } = options;
  const bounds = { voice: { limits: options.limits, admission: options.admission }, chat: options.chat };
  const calls = new Map<string, Call>();
  /** Finished calls, oldest first, and their ids by token hash. */
  const over = new Map<string, { resumeTokenHash: string; until: number }>();
  const overByToken = new Map<string, string>();
  let closed = false;

  async function create(caller: Caller, desk: Desk, channel: Channel = 'voice'): Promise<CallCreation> {
    const id = randomUUIDv7();
    if (closed) return { outcome: 'closed', retryAfterSeconds: busyRetrySeconds };
    const answer = await bounds[channel].admission.admit(caller.counted ? caller.peer : null, id);
    if (answer.outcome !== 'admitted') return answer;
    if (closed) {
      answer.place.leave();
      return { outcome: 'closed', retryAfterSeconds: busyRetrySeconds };
    }
    const callToken = createToken();
    const resumeToken = resumeTokenOf(callToken);
    calls.set(id, {
      id,
      caller,
      desk,
      channel,
      callTokenHash: hashToken(callToken),
      resumeTokenHash: hashToken(resumeToken),
      place: answer.place,
      session: null,
      resumes: 0,
      cancel: clock.after(callTokenMs, () => forget(id)),
    });
    return { outcome: 'created', call: { id, callToken, resumeToken } };
  }

  function forget(id: string): void {
    const call = calls.get(id);
    if (!call) return;
    const now = clock.now();
    calls.delete(id);
    call.cancel();
    call.place.leave();
    if (!call.session) onUnopened(call.caller, call.channel);
    for (const [overId, { resumeTokenHash, until }] of over) {
      if (until > now && over.size < maxRememberedCalls) break;
      over.delete(overId);
      overByToken.delete(resumeTokenHash);
    }
    if (!call.session) return;
    over.set(id, { resumeTokenHash: call.resumeTokenHash, until: now + rememberedMs });
    overByToken.set(call.resumeTokenHash, id);
  }

  function isRemembered(callId: string): boolean {
    return (over.get(callId)?.until ?? 0) > clock.now();
  }

  function find(callId: string, origin: string | null): Call | null {
    const call = calls.get(callId);
    return call && call.caller.origin === origin ? call : null;
  }

  function callOf(resumeToken: string): string | null {
    const hash = hashToken(resumeToken);
    for (const call of calls.values()) if (call.resumeTokenHash === hash) return call.id;
    const callId = overByToken.get(hash);
    return callId !== undefined && isRemembered(callId) ? callId : null;
  }

  return {
    create,
    open(callId, callToken, origin) {
      const call = find(callId, origin);
      if (!call || call.callTokenHash !== hashToken(callToken)) return { outcome: 'token-invalid' };
      call.callTokenHash = null;
      call.cancel();
      call.place.start();
      const { channel } = call;
      const { limits } = bounds[channel];
      let problems = 0;
      call.session = createSession({
        callId,
        channel,
        clock,
        limits,
        mayExtend: () => call.place.hasMinutes,
        agent: createAgent(callId, call.desk, channel),
        desk: call.desk,
        browserModel,
        recorder,
        openMedia(media) {
          if (channel === 'chat') return openTextMedia(media);
          if (!speech) return openPageMedia(media);
          const { id, phrases } = call.desk;
          return openMediaSession(speech, media, { phrases, sentences: sentencesOf?.(id) });
        },
        onEnded: () => forget(callId),
        onProblem(problem, error) {
          // An internal error ends the call, so it is reported at most once.
          if (problem === 'internal' || ++problems <= maxToldProblems) onProblem(callId, problem, error);
        },
      });
      return { outcome: 'opened', session: call.session, resumeToken: resumeTokenOf(callToken) };
    },
    resume(callId, resumeToken, origin) {
      const call = find(callId, origin);
      if (call?.session && call.resumeTokenHash === hashToken(resumeToken)) {
        if (++call.resumes <= maxResumes) return { outcome: 'opened', session: call.session, resumeToken };
        call.session.end('call.in-progress.error-connection-lost');
        return { outcome: 'call-over' };
      }
      return { outcome: !call && callOf(resumeToken) === callId ? 'call-over' : 'token-invalid' };
    },
    callOf,
    standingOf(callId) {
      if (calls.has(callId)) return 'on';
      return isRemembered(callId) ? 'over' : null;
    },
    callerOf: (callId) => calls.get(callId)?.caller ?? null,
    get calls() {
      return calls.size;
    },
    openOn: (channel) => [...calls.values()].filter((call) => call.channel === channel).length,
    close() {
      closed = true;
      for (const { id, session } of [...calls.values()]) {
        if (session) session.end('worker-shutdown');
        else forget(id);
      }
    },
  };
}
