import type { HowItWorks } from '#/content/how-it-works.ts';

/** A day as 24 hours on a line, that of a call in brass. */
export function HourLine({ hour, quarters }: HowItWorks['experienced']['day']) {
  return (
    <div aria-hidden="true" className="mt-auto px-4 pb-4">
      <svg aria-hidden="true" viewBox="0 0 960 60" className="w-full stroke-edge">
        <path d="M0 43h960" strokeWidth="34" strokeDasharray="34 6" opacity="0.3" />
        <path d={`M${40 * hour} 30h34`} strokeWidth="60" className="stroke-brass" />
      </svg>
      <p className="mt-2 grid grid-cols-4 text-ink-soft text-xs">
        {quarters.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </p>
    </div>
  );
}
