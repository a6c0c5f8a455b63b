import type { ReactNode } from 'react';
import type { MomentPicture } from '#/content/audience-moments.ts';
import { CheckIcon } from '#/web/ui/icons.tsx';

type Drawn<Kind extends MomentPicture['kind']> = Extract<MomentPicture, { kind: Kind }>;

/** An outline as wide as its letters are thick, in the colour of the text. */
function Drawing({ size, className, children }: { size: string; className: string; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinejoin="round"
      className={className}
    >
      {children}
    </svg>
  );
}

/** A cracked pot, and the slip that tells of it. */
export function Parcel({ slip }: Drawn<'parcel'>) {
  return (
    <div className="grid grid-cols-[2fr_3fr] items-center gap-6">
      <Drawing size="0 0 120 150" className="w-full">
        <path d="M60 62V30M60 50C44 50 34 42 32 24c16 2 27 10 28 26M60 42c0-18 10-28 28-32 0 20-10 30-28 32" />
        <path d="M12 62h96v20H12z" className="fill-brass-wash" />
        <path d="m20 82 10 58h60l10-58" className="fill-brass-wash" />
        <path d="m76 83-9 16 10 8-12 14 6 8-4 11" className="stroke-brass-ink" />
      </Drawing>
      <Facts facts={slip} />
    </div>
  );
}

function Facts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <dl>
      {facts.map(([label, value]) => (
        <div key={label} className="border-line py-2 not-first:border-t">
          <dt className="text-ink-soft text-xs">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A house with its sign, and below it what its listing says. */
export function House({ name, price, facts, showing }: Drawn<'listing'>) {
  return (
    <div>
      <Drawing size="0 0 320 130" className="mb-4 w-full">
        <path d="M4 126h312" />
        <path d="M70 126V62h120v64" className="fill-brass-wash" />
        <path d="m54 68 76-54 76 54M164 38V18h14v30" />
        <path d="M116 126V88h28v38M84 80h18v20H84zM158 80h18v20h-18z" className="fill-sheet" />
        <path d="M244 126V70h50M252 70v8M286 70v8" />
        <path d="M246 78h46v24h-46z" className="fill-brass-bright" />
        <path d="M16 126c-4-22 4-40 18-40s22 18 18 40" />
      </Drawing>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-display font-semibold text-xl">
        {name} <span>{price}</span>
      </p>
      <ul className="mt-2 text-ink-soft">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p className="mt-4 flex items-center gap-2.5 rounded-md bg-brass-wash px-3.5 py-2.5 font-semibold">
        <CheckIcon className="size-5 text-brass-ink" strokeWidth={2.5} />
        {showing}
      </p>
    </div>
  );
}

/** Two papers on a table, the fees, and when they are read. */
export function Papers({ papers, meeting, fees }: Drawn<'papers'>) {
  return (
    <div>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-4 border-brass border-b-4 px-2">
        {papers.map((paper) => (
          <li key={paper} className="rounded-t-sm border border-edge border-b-0 bg-paper p-4 even:mt-6">
            <b className="font-display font-semibold text-base/tight">{paper}</b>
            <Drawing size="0 0 100 40" className="mt-3 w-full text-line">
              <path d="M0 4h92M0 16h100M0 28h64" />
            </Drawing>
          </li>
        ))}
      </ul>
      <p className="mt-4 font-display font-semibold text-xl">{meeting}</p>
      <dl className="mt-2">
        {fees.map(([label, fee]) => (
          <div key={label} className="flex justify-between border-line border-t py-2">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold">{fee}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
