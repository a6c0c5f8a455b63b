import type { z } from 'zod';
import { oneOf, wholeNumber } from './setting-types.ts';

/** The settings of the live demo and of the chat. */
export const demoSettings = {
  DEMO_BACKEND: oneOf(['auto', 'native', 'engine', 'cloud', 'off']).default('auto'),
  DEMO_MAX_CALL_SECONDS: wholeNumber(10, 3_600).default(300),
  DEMO_SILENCE_SECONDS: wholeNumber(4, 3_600).default(60),
  DEMO_CALLS_PER_HOUR: wholeNumber(1, 1_000_000).default(3),
  DEMO_CALLS_AT_ONCE: wholeNumber(1, 10_000).default(20),
  DEMO_CALLS_AT_ONCE_PER_ADDRESS: wholeNumber(1, 10_000).default(3),
  DEMO_DAILY_MINUTES: wholeNumber(1, 1_000_000).default(500),
  DEMO_DAILY_MINUTES_PER_NETWORK: wholeNumber(1, 1_000_000).default(125),
  DEMO_BROWSER_MODEL: oneOf(['on', 'off']).default('on'),
  CHAT_MAX_SECONDS: wholeNumber(60, 3_600).default(1_800),
  CHAT_SILENCE_SECONDS: wholeNumber(40, 3_600).default(600),
  CHATS_PER_HOUR: wholeNumber(1, 1_000_000).default(20),
  CHATS_AT_ONCE: wholeNumber(1, 10_000).default(200),
  CHATS_AT_ONCE_PER_ADDRESS: wholeNumber(1, 10_000).default(5),
  CHAT_DAILY_MINUTES: wholeNumber(1, 1_000_000).default(10_000),
  CHAT_DAILY_MINUTES_PER_NETWORK: wholeNumber(1, 1_000_000).default(2_500),
};

type DemoSettings = z.infer<z.ZodObject<typeof demoSettings>>;

/** Limits of calls, or of chats. */
export interface CallBounds {
  maxCallSeconds: number;
  silenceSeconds: number;
  /** Per address. */
  callsPerHour: number;
  callsAtOnce: number;
  callsAtOncePerAddress: number;
  dailyMinutes: number;
  dailyMinutesPerNetwork: number;
}

/** The live demo: its backend and the limits of its calls. */
export interface DemoConfig extends CallBounds {
  /** Null when the demo is switched off. */
  backend: 'native' | 'engine' | 'cloud' | null;
  /** Where rules answer, the language model of a caller's browser may tell which entry of the knowledge is meant. */
  browserModel: boolean;
  /** Limits of the text chat, counted apart from those of calls. */
  chat: CallBounds;
}

/** What else is configured. */
interface Configured {
  /** The voice platform. */
  cloud: boolean;
  /** Speech recognition and synthesis of our engine. */
  engine: boolean;
  /** A language model of ours. */
  model: boolean;
}

export function readDemo(value: DemoSettings, has: Configured): DemoConfig {
  const backend = chooseBackend(value.DEMO_BACKEND, has);
  return {
    backend,
    maxCallSeconds: value.DEMO_MAX_CALL_SECONDS,
    silenceSeconds: value.DEMO_SILENCE_SECONDS,
    callsPerHour: value.DEMO_CALLS_PER_HOUR,
    callsAtOnce: value.DEMO_CALLS_AT_ONCE,
    callsAtOncePerAddress: value.DEMO_CALLS_AT_ONCE_PER_ADDRESS,
    dailyMinutes: value.DEMO_DAILY_MINUTES,
    dailyMinutesPerNetwork: value.DEMO_DAILY_MINUTES_PER_NETWORK,
    // A model of ours and the voice platform need no help.
    browserModel: value.DEMO_BROWSER_MODEL === 'on' && backend !== 'cloud' && !has.model,
    chat: {
      maxCallSeconds: value.CHAT_MAX_SECONDS,
      silenceSeconds: value.CHAT_SILENCE_SECONDS,
      callsPerHour: value.CHATS_PER_HOUR,
      callsAtOnce: value.CHATS_AT_ONCE,
      callsAtOncePerAddress: value.CHATS_AT_ONCE_PER_ADDRESS,
      dailyMinutes: value.CHAT_DAILY_MINUTES,
      dailyMinutesPerNetwork: value.CHAT_DAILY_MINUTES_PER_NETWORK,
    },
  };
}

/** `auto` prefers whatever is configured: the voice platform, then our engine, then the visitor's browser. */
function chooseBackend(wish: DemoSettings['DEMO_BACKEND'], has: Configured): DemoConfig['backend'] {
  if (wish === 'off') return null;
  if (wish !== 'auto') return wish;
  if (has.cloud) return 'cloud';
  return has.engine ? 'engine' : 'native';
}
