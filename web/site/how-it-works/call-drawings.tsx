import type { ReactNode } from 'react';

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 292 150"
      className="block h-36 max-w-full lg:h-40"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="3"
    >
      {children}
    </svg>
  );
}

/** Two speech bubbles that take turns. */
export function TalkDrawing() {
  return (
    <Drawing>
      <path d="M4 12h150v46H40l-18 16V58H4z" className="fill-sheet stroke-ink" />
      <path d="M22 30h96M22 42h58" className="stroke-edge" />
      <path d="M276 74H126v46h114l18 16v-16h18z" className="fill-brass-bright stroke-ink" />
      <path d="M144 92h40l14 10h58M144 106h34" className="stroke-on-brass" />
    </Drawing>
  );
}

/** The sound waves of a question and its answer, without a gap. */
export function AtOnceDrawing() {
  return (
    <Drawing>
      <path d="M2 128h276" className="stroke-line" />
      <path
        d="M8 70v22M24 52v58M40 62v38M56 34v94M72 56v50M88 44v74M104 66v30M120 58v46"
        className="stroke-edge"
        strokeWidth="7"
      />
      <path
        d="M150 52v58M166 30v102M182 48v66M198 60v42M214 36v90M230 56v50M246 46v70M262 68v26"
        className="stroke-brass"
        strokeWidth="7"
      />
      <path d="M135 12v126" className="stroke-ribbon" strokeDasharray="1 9" />
      <path d="m128 8 7 9 7-9z" className="fill-ribbon stroke-ribbon" />
    </Drawing>
  );
}

/** A clock, half of it dark. */
export function AroundTheClockDrawing() {
  return (
    <Drawing>
      <circle cx="75" cy="75" r="66" className="fill-sheet" />
      <path d="M75 9a66 66 0 0 0 0 132z" className="fill-desk" />
      <circle cx="75" cy="75" r="66" className="stroke-ink" />
      <path d="M75 20v8M75 122v8M20 75h8M122 75h8" className="stroke-brass" strokeWidth="4" />
      <path d="M75 75V38M75 75l26 18" className="stroke-brass" strokeWidth="5" />
      <circle cx="75" cy="75" r="5" className="fill-ribbon" />
      <path d="M48 46h.1M40 66h.1M52 98h.1M36 92h.1" className="stroke-brass-pale" strokeWidth="4" />
      <path d="M190 118c0-26 18-46 40-46s40 20 40 46z" className="fill-brass-bright stroke-ink" />
      <path d="M182 118h96v8h-96zM230 72V58M214 56h32" className="stroke-ink" />
      <path d="M190 56c-8 6-14 14-17 22M270 56c8 6 14 14 17 22" className="stroke-brass" />
    </Drawing>
  );
}
