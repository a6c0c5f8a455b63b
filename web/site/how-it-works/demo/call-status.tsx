import { useEffect, useState } from 'react';
import type { VoiceDemoWords } from '#/content/voice-demo.ts';
import { useCall } from '#/voice/client/react/voice-provider.tsx';
import { type CallState, type InCall, systemClock } from '#/voice/client/store.ts';
import { classNames } from '#/web/ui/class-names.ts';
import { clockTime } from '#/web/ui/clock-time.ts';
import { LevelMeter } from './level-meter.tsx';

interface CallStatusProps {
  words: VoiceDemoWords['call'];
  maxSeconds: number | null;
}

/** The current turn, the level meter and the call's duration. */
export function CallStatus({ words, maxSeconds }: CallStatusProps) {
  const status = useCall((call) => statusOf(call, words));
  const detail = useCall((call) => detailOf(call, words));
  return (
    <div className="flex min-w-0 items-center gap-3 sm:gap-4">
      <LevelMeter />
      <div className="min-w-0">
        <p role="status" className="font-display font-semibold text-lg leading-tight xl:text-2xl">
          {status}
        </p>
        <div className="flex flex-wrap gap-x-3 text-desk-soft text-sm">
          <CallTimer words={words} maxSeconds={maxSeconds} />
          <p role="status">{detail}</p>
        </div>
      </div>
    </div>
  );
}

/** What the call does now; that it listens is said only while it can hear. */
function statusOf(call: CallState, words: VoiceDemoWords['call']): string {
  if (call.status !== 'in-call') return '';
  if (call.resuming) return words.reconnecting;
  if (call.speaking) return words.speaking;
  return obstacleTo(call, words) ?? words.listening;
}

function obstacleTo({ hearing, muted }: InCall, words: VoiceDemoWords['call']): string | null {
  if (hearing.by === 'voice') return muted ? words.muted : null;
  if (!hearing.reason) return words.typing;
  return words.deaf[hearing.reason.code] ?? words.deaf.otherwise ?? words.typing;
}

function detailOf(call: CallState, words: VoiceDemoWords['call']): string | null {
  if (call.status !== 'in-call' || call.resuming) return null;
  if (call.hearing.by === 'typing') return words.typingOnly;
  if (!call.muted) return null;
  return call.speaking ? words.muted : words.mutedHint;
}

function CallTimer({ words, maxSeconds: firstMaxSeconds }: CallStatusProps) {
  const maxSeconds = useCall((call) => (call.status === 'in-call' ? call.maxSeconds : null)) ?? firstMaxSeconds;
  const startedAt = useCall((call) => (call.status === 'in-call' ? call.startedAt : 0));
  const [now, setNow] = useState(startedAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(systemClock.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - startedAt) / 1_000));
  const isNearEnd = maxSeconds !== null && maxSeconds - seconds <= 30;
  return (
    <p className={classNames('tabular-nums', isNearEnd && 'font-semibold text-brass-bright')}>
      <span role="timer" aria-label={words.time}>
        {clockTime(seconds)}
      </span>
      {maxSeconds !== null && ` ${words.timeLimit.replace('{time}', clockTime(maxSeconds))}`}
    </p>
  );
}
