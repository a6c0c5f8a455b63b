import type { HowItWorks } from '#/content/how-it-works.ts';

/** A day as 24 hours on a line, each of them answered, that of a call in brass. */
export function HourLine({ hour, quarters }: HowItWorks['experienced']['day']) {
  return (
    <div aria-hidden="true" className="mt-auto px-4 pb-4">
      <svg aria-hidden="true" viewBox="0 0 960 44" className="w-full stroke-accent">
        <path d="M0 27h960" strokeWidth="34" strokeDasharray="34 6" />
        <path d={`M${40 * hour} 22h34`} strokeWidth="44" className="stroke-brass" />
      </svg>
      <p className="mt-2 grid grid-cols-4 text-ink-soft text-xs">
        {quarters.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </p>
    </div>
  );
}
