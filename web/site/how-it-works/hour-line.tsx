import type { HowItWorks } from '#/content/how-it-works.ts';

/** The time of a call, and a day as 24 hours on a line, each of them answered, that of the call in brass. */
export function HourLine({ time, hour, quarters }: HowItWorks['experienced']['day']) {
  return (
    <div>
      <p className="font-display font-semibold text-4xl text-brass-bright">{time}</p>
      <svg aria-hidden="true" viewBox="0 0 960 44" className="mt-4 w-full stroke-glass">
        <path d="M0 27h960" strokeWidth="34" strokeDasharray="34 6" />
        <path d={`M${40 * hour} 22h34`} strokeWidth="44" className="stroke-brass-bright" />
      </svg>
      <p className="mt-1.5 grid grid-cols-4 text-desk-soft text-xs">
        {quarters.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </p>
    </div>
  );
}
