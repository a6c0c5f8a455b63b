import type { ReactNode } from 'react';
import type { Security } from '#/content/security.ts';

/** What stands at each station on the brass line: a phone, speech written down, the bell, files, a lock. */
const pictures: ReactNode[] = [
  <>
    <path d="M34 10h44a7 7 0 0 1 7 7v71H27V17a7 7 0 0 1 7-7z" className="fill-desk-ink" />
    <path d="M35 22h42v52H35z" className="fill-glass" />
    <path d="M56 81h.1" strokeWidth="5" />
    <path d="M96 34c6 8 6 20 0 28M106 26c10 14 10 30 0 44" className="stroke-brass-bright" />
  </>,
  <>
    <path d="M22 6h84v82H22z" className="fill-desk-ink" />
    <path d="M34 24v8M44 18v20M54 22v12M64 14v28M74 20v16M84 16v24M94 24v8" strokeWidth="4" className="stroke-glass" />
    <path d="M34 56h60M34 66h60M34 76h38" className="stroke-desk-line" />
  </>,
  <>
    <path d="M60 4h58v32H88L76 48V36H60z" className="fill-desk-ink" />
    <path d="M70 15h38M70 25h24" className="stroke-desk-line" />
    <path d="M44 40v-8M32 31h24" strokeWidth="5" className="stroke-brass-pale" />
    <path d="M14 78a30 34 0 0 1 60 0z" className="fill-brass-bright" />
    <path d="M8 78h72v10H8z" className="fill-desk-ink" />
  </>,
  <>
    <path d="M34 18h30l6 8h30v40H34z" className="fill-brass-pale" />
    <path d="M26 32h30l6 8h42v30H26z" className="fill-desk-ink" />
    <path d="M20 48h88v40H20z" className="fill-brass-bright" />
    <path d="M50 60h28v14H50z" className="fill-desk-ink" />
  </>,
  <>
    <path d="M44 44V30a20 20 0 0 1 40 0v14" strokeWidth="7" className="stroke-brass-pale" />
    <path d="M32 42h64a4 4 0 0 1 4 4v42H28V46a4 4 0 0 1 4-4z" className="fill-brass-bright" />
    <path d="M64 60h.1" strokeWidth="12" />
    <path d="M64 62v12" strokeWidth="5" />
  </>,
];

/** Who touches a call: its way from the caller to staff. */
export function CallPath({ heading, stations, note }: Security['callPath']) {
  return (
    <section aria-labelledby="call-path" className="p-6 sm:p-9">
      <h2 id="call-path" className="text-2xl">
        {heading}
      </h2>
      <ol className="mt-8 grid gap-y-8 lg:grid-cols-5">
        {stations.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[6rem_minmax(0,1fr)] items-end gap-x-5 lg:block">
            <div className="border-brass border-b-4">
              <svg
                aria-hidden="true"
                viewBox="0 0 128 88"
                className="block h-16 stroke-desk-deep lg:h-24"
                fill="none"
                strokeLinecap="round"
                strokeLinejoin="round"
                strokeWidth="2.75"
              >
                {pictures[index]}
              </svg>
            </div>
            <div className="lg:pt-4 lg:pr-5">
              <h3 className="text-lg">{title}</h3>
              <p className="text-desk-soft text-sm">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-8 max-w-[46rem] text-desk-soft text-sm">{note}</p>
    </section>
  );
}
