import { useCall } from '#/voice/client/react/voice-provider.tsx';
import type { CallState } from '#/voice/client/store.ts';
import { classNames } from '#/web/ui/class-names.ts';

/** The bars' heights at full level, as shares of the meter's height. */
const bars = [0.35, 0.6, 0.85, 1, 0.75, 0.9, 0.5];
const barWidth = 5;
const gap = 4;
const height = 40;
const lowest = 0.12;

/** Shows the level of whoever speaks: brass for the agent, pale for the visitor. Hidden from screen readers. */
export function LevelMeter() {
  const level = useCall(levelOf);
  const speaking = useCall((call) => call.status === 'in-call' && call.speaking);
  const width = bars.length * (barWidth + gap) - gap;
  return (
    // The colour is on the parent, so that forced-colours mode overrides it.
    <span
      className={classNames(
        'grid size-14 shrink-0 place-items-center rounded-full border-2 border-brass bg-desk-deep sm:size-18',
        speaking ? 'text-brass-bright' : 'text-desk-ink',
      )}
    >
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="h-6 w-9 sm:h-7 sm:w-11" fill="currentColor">
        {bars.map((share, index) => {
          const barHeight = height * Math.max(lowest, share * level);
          const x = index * (barWidth + gap);
          return (
            <rect key={x} x={x} y={(height - barHeight) / 2} width={barWidth} height={barHeight} rx={barWidth / 2} />
          );
        })}
      </svg>
    </span>
  );
}

function levelOf(call: CallState): number {
  if (call.status !== 'in-call') return 0;
  // A voice of usual loudness fills the meter.
  return call.speaking ? call.level : Math.min(1, call.localLevel * 8);
}
