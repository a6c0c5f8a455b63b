import type { ReactNode } from 'react';
import type { Security } from '#/content/security.ts';
import { classNames } from '#/web/ui/class-names.ts';
import { ArrowIcon } from '#/web/ui/icons.tsx';

/** Where the drawing of each station begins, so that it stands above the first letter of its name. */
const lefts = [26, 21, 7, 19, 27];

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
  <LockDrawing key="lock" />,
];

/** A padlock, 128 by 88. */
export function LockDrawing() {
  return (
    <>
      <path d="M44 44V30a20 20 0 0 1 40 0v14" strokeWidth="7" className="stroke-brass-pale" />
      <path d="M32 42h64a4 4 0 0 1 4 4v42H28V46a4 4 0 0 1 4-4z" className="fill-brass-bright" />
      <path d="M64 60h.1" strokeWidth="12" />
      <path d="M64 62v12" strokeWidth="5" />
    </>
  );
}

type Words = Security['callPath'];

/** Where a caller's words go: five stations on one line, what passes between them, and what a platform does in their place. */
export function CallPath({ sound, writing, platform }: Pick<Words, 'sound' | 'writing' | 'platform'>) {
  return (
    <div className="mt-8 grid gap-y-9 lg:mt-10 lg:grid-cols-5 lg:gap-y-6">
      <Stretch {...sound} from={0} className="lg:col-span-2 lg:[&>p]:mr-5" />
      <Stretch {...writing} from={2} className="lg:col-span-3" />
      <p className="border-desk-soft border-dashed text-desk-soft text-sm rounded-md border-2 px-4 py-3 lg:col-span-2 lg:col-start-2 lg:mr-5">
        {platform}
      </p>
    </div>
  );
}

function Stretch({
  label,
  stations,
  from,
  className,
}: Words['sound'] & { /** Its first picture. */ from: number; className: string }) {
  return (
    <div className={classNames('lg:grid lg:content-start lg:grid-cols-subgrid', className)}>
      <p className="border-brass-bright border-b pb-2 font-semibold text-brass-bright text-sm lg:col-span-full lg:mb-8">
        {from > 0 && <ArrowIcon className="mr-2 inline size-5 rotate-90 lg:hidden" />}
        {label}
      </p>
      <ol className="grid gap-y-7 max-lg:pt-6 lg:col-span-full lg:grid-cols-subgrid">
        {stations.map(({ title, text, choice }, index) => (
          <li
            key={title}
            className="grid grid-cols-[6rem_minmax(0,1fr)] items-end gap-x-5 lg:flex lg:flex-col lg:items-stretch"
          >
            <div className="relative border-brass border-b-4">
              <svg
                aria-hidden="true"
                viewBox={`${lefts[from + index]} 0 128 88`}
                className="block h-16 stroke-desk-deep lg:h-28"
                fill="none"
                strokeLinecap="round"
                strokeLinejoin="round"
                strokeWidth="2.75"
              >
                {pictures[from + index]}
              </svg>
              {from + index < pictures.length - 1 && <Onward isChange={from === 0 && index === stations.length - 1} />}
            </div>
            <div className="lg:pt-4 lg:pr-5">
              <h3 className="text-xl">{title}</h3>
              {choice && (
                <p className="mt-1.5 mb-2 inline-block rounded-full border border-brass-bright px-2.5 py-0.5 text-brass-bright text-xs">
                  {choice}
                </p>
              )}
              <p className="mt-1 text-desk-soft text-sm">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** On the line to the next station; where sound becomes text, a disc. */
function Onward({ isChange }: { isChange: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'absolute right-1.5 grid place-items-center max-lg:hidden',
        isChange
          ? '-bottom-5.5 size-10 rounded-full bg-brass-bright text-on-brass'
          : '-bottom-4 size-7 bg-desk text-brass-bright',
      )}
    >
      <ArrowIcon className="size-5" strokeWidth={2.5} />
    </span>
  );
}
