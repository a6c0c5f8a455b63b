import type { MomentPicture } from '#/content/audience-moments.ts';
import { CheckIcon } from '#/web/ui/icons.tsx';

type Drawn<Kind extends MomentPicture['kind']> = Extract<MomentPicture, { kind: Kind }>;

/** A first step in brass, and on one line from it the sessions of each month. */
export function Sessions({ first, months, each, sum }: Drawn<'sessions'>) {
  return (
    <div>
      <p className="flex items-center gap-3">
        <CheckIcon className="size-9 rounded-full bg-brass-bright p-1.5 text-on-brass" strokeWidth={2.5} />
        <span>
          <b className="block font-display font-semibold text-lg">{first[0]}</b>
          {first[1]}
        </span>
      </p>
      <i aria-hidden="true" className="ml-4.25 block h-6 border-brass border-l-2 border-dashed" />
      <ol className="grid grid-cols-3 gap-px">
        {months.map((month, place) => (
          <li key={month}>
            <span aria-hidden="true" className="flex items-center">
              {Array.from({ length: each }, (_, index) => place * each + index + 1).map((session) => (
                <i key={session} className="flex grow items-center not-italic">
                  <b className="grid size-9 shrink-0 place-items-center rounded-full border-2 border-edge">{session}</b>
                  <i className="grow border-edge border-t-2" />
                </i>
              ))}
            </span>
            <span className="mt-2 block text-ink-soft text-xs">{month}</span>
          </li>
        ))}
      </ol>
      <p className="mt-5 flex items-baseline justify-between border-line border-t pt-3">
        {sum[0]}
        <b className="font-display font-semibold text-2xl">{sum[1]}</b>
      </p>
    </div>
  );
}

/** Ranges of money on one scale, and the weeks until the first free one. */
export function Budget({ ranges, weeks, booked, free }: Drawn<'budget'>) {
  return (
    <div>
      {ranges.map(({ name, amount, from, to }, index) => (
        <div key={name} className="mb-5">
          <p className="flex justify-between gap-x-4">
            {name} <b>{amount}</b>
          </p>
          <svg
            aria-hidden="true"
            viewBox="0 0 100 6"
            preserveAspectRatio="none"
            className="mt-2 h-4 w-full rounded-sm bg-well"
          >
            <path
              d={`M${from} 3H${to}`}
              strokeWidth="6"
              className={index === 0 ? 'stroke-brass-bright' : 'stroke-edge opacity-50'}
            />
          </svg>
        </div>
      ))}
      <div aria-hidden="true" className="mt-8 grid grid-cols-7">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${weeks} 1`}
          preserveAspectRatio="none"
          className="col-span-6 h-12 w-full"
        >
          <path d={`M.03.5H${weeks}`} strokeWidth="1" strokeDasharray=".94 .06" className="stroke-line" />
        </svg>
        <i className="h-12 rounded-sm [border:1px_dashed_var(--color-edge)]" />
      </div>
      <p className="mt-2 flex justify-between text-xs">
        {booked} <b>{free}</b>
      </p>
    </div>
  );
}
