import type { BookingState } from '../protocol/booking.ts';
import type { Desk } from '../protocol/desk.ts';
import type { FormState } from '../protocol/form.ts';
import type { CallTime, ServerMessage } from '../protocol/server-messages.ts';
import type { CallFailure } from './call-failures.ts';
import { emptyTranscript, readTranscript, type Transcript, type TranscriptEntry } from './transcript.ts';
import { type Hearing, type Microphones, noMicrophones, type StartStage } from './voice.ts';

export type { BookingState, ShownTime } from '../protocol/booking.ts';
export type { Desk } from '../protocol/desk.ts';
export type { FormState, ShownField } from '../protocol/form.ts';

/** What the visitor typed and did not send. */
export interface Unsent {
  message?: string;
  /** Texts of fields of the form, by their names. */
  fields: Readonly<Record<string, string>>;
  /** The desk whose form it is. */
  desk?: string;
}

/** How the last call went, for the summary. */
export interface CallEnd {
  callId: string;
  /** Proves to the server that a request comes from this call. */
  callToken: string;
  /** In Vapi's words. */
  reason: string;
  seconds: number;
  transcript: readonly TranscriptEntry[];
  /** As in `Transcript`. */
  forgotten: number;
  form: FormState | null;
  booking: BookingState | null;
  /** The desk that answered; null when the server did not say. */
  desk: Desk | null;
  unsent: Unsent;
}

export interface InCall extends Transcript {
  status: 'in-call';
  callId: string;
  /** As `Clock.now` of the page gives it. */
  startedAt: number;
  /** How long it may take as of now; null where the server does not say. */
  maxSeconds: number | null;
  /** It is about to end. */
  ending: CallTime['ending'];
  /** The assistant is heard; otherwise it listens. */
  speaking: boolean;
  muted: boolean;
  /** The assistant's volume, 0 to 1. */
  level: number;
  /** The visitor's level, 0 to 1; 0 where it cannot be measured. */
  localLevel: number;
  hearing: Hearing;
  microphones: Microphones;
  form: FormState | null;
  /** What is being booked and what was. */
  booking: BookingState | null;
  /** Short answers to what the assistant has asked; empty once the visitor has answered. */
  choices: readonly string[];
  /** What the visitor has written is on its way: it is not in the transcript yet. */
  sending: boolean;
  /** The desk that answers; null until the server says so. */
  desk: Desk | null;
  unsent: Unsent;
  /** The connection is lost, and being taken up again. */
  resuming: boolean;
  /** What to tell the visitor; the call goes on. One of a kind. */
  notices: readonly CallFailure[];
}

export type CallState =
  /** No call. `failure`: why there is none. */
  | { status: 'idle'; lastEnd: CallEnd | null; failure: CallFailure | null }
  /** `loading` before the first stage: the code is on its way. */
  | { status: 'connecting'; stage: StartStage | 'loading'; resuming: boolean; notices: readonly CallFailure[] }
  | InCall;

export const idle: CallState = { status: 'idle', lastEnd: null, failure: null };

/** A call before anything happened in it. What was written and not sent before is still there. */
export function newCall(unsent: Unsent = { fields: {} }): InCall {
  return {
    ...emptyTranscript,
    status: 'in-call',
    callId: '',
    startedAt: 0,
    maxSeconds: null,
    ending: null,
    speaking: false,
    muted: false,
    level: 0,
    localLevel: 0,
    hearing: { by: 'typing', reason: null },
    microphones: noMicrophones,
    form: null,
    booking: null,
    choices: [],
    sending: false,
    desk: null,
    unsent,
    resuming: false,
    notices: [],
  };
}

/** The call after a message; the very same object when the message changes nothing to see. */
export function readMessage(call: InCall, message: ServerMessage, now: number): InCall {
  switch (message.type) {
    case 'call-time': {
      const { elapsedSeconds, maxSeconds, ending } = message;
      return { ...call, startedAt: now - elapsedSeconds * 1_000, maxSeconds, ending };
    }
    case 'transcript':
    case 'speech-update':
    case 'conversation-update': {
      const { finals, forgotten, partial } = call;
      const after = readTranscript({ finals, forgotten, partial }, message);
      const isAnswered = message.type === 'transcript' && message.role === 'user';
      const sending = call.sending && !isAnswered && !isAnswer(message);
      if (after.finals === finals && after.partial === partial && sending === call.sending) return call;
      return { ...call, ...after, sending, ...(isAnswered && { choices: [] }) };
    }
    case 'form': {
      const { stage, fields, urgent } = message;
      const isOpen = stage === 'collecting' || stage === 'confirming';
      const unsent = isOpen ? call.unsent : { ...call.unsent, fields: {} };
      return { ...call, form: { stage, fields, urgent }, unsent };
    }
    case 'booking': {
      const { stage, day, offers, appointments } = message;
      const isNothing = stage === 'none' && appointments.length === 0;
      return { ...call, booking: isNothing ? null : { stage, day, offers, appointments } };
    }
    case 'choices':
      return { ...call, choices: message.choices };
    case 'desk': {
      const { id, name, sample, suggestions } = message;
      return { ...call, desk: { id, name, sample, suggestions } };
    }
    default:
      return call;
  }
}

/** The assistant begins to speak, so what was sent has come. */
function isAnswer(message: ServerMessage): boolean {
  return message.type === 'speech-update' && message.status === 'started' && message.role === 'assistant';
}

export function withNotice<Call extends { notices: readonly CallFailure[] }>(call: Call, notice: CallFailure): Call {
  return { ...call, notices: [...without(call.notices, notice), notice] };
}

export function withoutNotice<Call extends { notices: readonly CallFailure[] }>(call: Call, notice: CallFailure): Call {
  return { ...call, notices: without(call.notices, notice) };
}

function without(notices: readonly CallFailure[], { code }: CallFailure): CallFailure[] {
  return notices.filter((notice) => notice.code !== code);
}

/** The call once it is known how the visitor is heard; the reason for the last state no longer holds. */
export function withHearing(call: InCall, hearing: Hearing): InCall {
  const before = call.hearing.by === 'typing' ? call.hearing.reason : null;
  const cleared = before ? withoutNotice(call, before) : call;
  const now = hearing.by === 'typing' ? hearing.reason : null;
  return { ...(now ? withNotice(cleared, now) : cleared), hearing };
}

export function endOf(call: InCall, callToken: string, reason: string, now: number): CallEnd {
  const { callId, startedAt, finals, forgotten, partial, form, booking, desk, unsent } = call;
  // Who hangs up could read the sentence on the screen: the server counts it as heard, too.
  const transcript = partial?.role === 'assistant' ? [...finals, { ...partial, final: true }] : finals;
  const seconds = Math.round((now - startedAt) / 1_000);
  return { callId, callToken, reason, seconds, transcript, forgotten, form, booking, desk, unsent };
}
