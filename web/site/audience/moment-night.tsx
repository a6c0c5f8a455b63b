import type { MomentPicture } from '#/content/audience-moments.ts';
import { Badge } from '#/web/ui/badge.tsx';
import { ArrowIcon } from '#/web/ui/icons.tsx';

type NightProps = Extract<MomentPicture, { kind: 'night' }>;

/** Calls of one evening: what was said, what the agent did at once, and across the closed hours what came of it. */
export function Night({ evening, closed, morning, urgent, answers }: NightProps) {
  return (
    <div className="relative overflow-clip rounded-lg bg-sheet shadow-raised print:border">
      {/* The closed hours. */}
      <i aria-hidden="true" className="absolute inset-y-0 left-1/3 w-1/3 bg-desk-deep max-lg:hidden" />
      <p className="relative grid grid-cols-3 pt-6 font-semibold text-brass-ink text-sm max-lg:hidden *:px-8">
        <span>{evening}</span>
        <span className="text-brass-bright">{closed}</span>
        <span>{morning}</span>
      </p>
      <ol className="relative px-5 lg:px-0 lg:pb-3">
        {answers.map(({ at, said, does, isUrgent, next: [when, what] }) => (
          <li
            key={said}
            className="grid items-center border-line py-6 not-first:border-t max-lg:gap-y-3 lg:grid-cols-3 lg:*:px-8"
          >
            <p>
              <span className="flex items-center gap-2.5 text-ink-soft text-sm">
                {/^\d/.test(at) && <span className="-mr-1.5 lg:hidden">{evening},</span>}
                {at}
                {isUrgent && <Badge tone="alarm">{urgent}</Badge>}
              </span>
              <span className="said said-back mt-1.5 inline-block px-3.5 py-2">{said}</span>
            </p>
            <p className="flex items-center gap-3 font-semibold text-desk-ink max-lg:-mx-5 max-lg:bg-desk-deep max-lg:px-5 max-lg:py-2.5">
              <i aria-hidden="true" className="w-6 shrink-0 border-brass border-t-2" />
              {does}
              <i aria-hidden="true" className="grow border-brass border-t-2" />
              <ArrowIcon className="-ml-4.25 size-5 shrink-0 text-brass" strokeWidth={2.5} />
            </p>
            <p>
              <b className="block font-display font-semibold text-2xl">
                <span className="lg:hidden">{morning}, </span>
                {when}
              </b>
              <span className="text-ink-soft">{what}</span>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
