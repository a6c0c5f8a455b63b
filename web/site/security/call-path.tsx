import type { ReactNode } from 'react';
import type { Security } from '#/content/security.ts';
import { Section } from '#/web/site/layout/section.tsx';
import { classNames } from '#/web/ui/class-names.ts';
import { ArrowIcon, HandsetIcon, Icon } from '#/web/ui/icons.tsx';

/** What is done at each station: a call, speech written down, an answer, a file, a person. */
const pictures: ReactNode[] = [
  <HandsetIcon key="call" className="size-7" />,
  <Icon key="speech" className="size-7">
    <path d="M3.5 10v4M7.5 6.5v11M11.5 9v6M15 8h5.5M15 12h5.5M15 16h3.5" />
  </Icon>,
  <Icon key="answer" className="size-7">
    <path d="M4 5h16v11h-8l-4.5 4v-4H4zM8 9h8M8 12.2h5" />
  </Icon>,
  <Icon key="record" className="size-7">
    <path d="M5 6.5c0-3.3 14-3.3 14 0v11c0 3.3-14 3.3-14 0zM5 6.5c0 3.3 14 3.3 14 0M5 12c0 3.3 14 3.3 14 0" />
  </Icon>,
  <Icon key="staff" className="size-7">
    <circle cx="12" cy="8" r="3.75" />
    <path d="M4.5 20a7.5 7.5 0 0 1 15 0" />
  </Icon>,
];

/** Where a caller's words go: five stations on one line, what a platform does in the place of two, and what a customer chooses. */
export function CallPath({ id, heading, text, sound, writing, choice, back, platform }: Security['callPath']) {
  return (
    <Section id={id} heading={heading} text={text}>
      <div className="relative max-lg:flex max-lg:flex-col lg:grid lg:grid-cols-5 lg:grid-rows-[repeat(6,auto)] lg:overflow-clip lg:rounded-lg lg:bg-sheet lg:pb-8 lg:shadow-raised">
        {/* Where there is sound. */}
        <i aria-hidden="true" className="absolute inset-y-0 left-0 w-2/5 bg-brass-wash max-lg:hidden" />
        {/* Over the stations, from the middle of the third to that of the first. */}
        <p className="absolute top-22 right-[calc(60%-3.75rem)] left-15 h-6 rounded-t-lg border-brass border-x-2 border-t-2 border-dashed text-center font-semibold text-brass-ink text-sm max-lg:hidden">
          <span className="relative -top-3 bg-brass-wash px-2.5">{back}</span>
          <ArrowIcon className="absolute -bottom-1.75 -left-2.75 size-5 rotate-90 text-brass" strokeWidth={2.5} />
        </p>
        <Stretch {...sound} first={0} choice={choice} back={back} className="lg:col-span-2 lg:pr-0" />
        {/* A bracket below the two stations; on a narrow page a note after them. */}
        <div className="relative max-lg:order-1 max-lg:pb-9 max-lg:pl-18 lg:col-span-2 lg:col-start-2 lg:row-start-6 lg:mt-6 lg:pr-6">
          <Line className="-top-1.5 bottom-1.5" />
          <div aria-hidden="true" className="h-3 border-edge border-x-2 border-b-2 max-lg:hidden" />
          <p className="rounded-lg bg-well p-4 text-ink-soft text-sm lg:mt-3 lg:text-base">{platform}</p>
        </div>
        <Stretch {...writing} first={sound.stations.length} choice={choice} back={back} className="lg:col-span-3" />
      </div>
    </Section>
  );
}

interface StretchProps {
  label: string;
  stations: Security['callPath']['sound']['stations'];
  /** The place of its first station on the way. */
  first: number;
  choice: string;
  back: string;
  className: string;
}

function Stretch({ label, stations, first, choice, back, className }: StretchProps) {
  const isSound = first === 0;
  return (
    <div
      className={classNames(
        'relative max-lg:contents lg:row-span-5 lg:grid lg:grid-cols-subgrid lg:grid-rows-subgrid lg:px-7 lg:pt-6',
        className,
      )}
    >
      <div className={classNames('relative max-lg:pb-6 max-lg:pl-18 lg:col-span-full', isSound && 'lg:mr-6')}>
        {!isSound && <Line className="-top-1.5 bottom-1.5" />}
        <p className="border-line border-b pb-2 font-semibold text-brass-ink text-sm lg:text-base">{label}</p>
      </div>
      <ol className="max-lg:contents lg:col-span-full lg:row-span-4 lg:mt-15 lg:grid lg:grid-cols-subgrid lg:grid-rows-subgrid">
        {stations.map(({ title, text, isChoice }, index) => {
          const place = first + index;
          const isLast = place === pictures.length - 1;
          return (
            <li
              key={title}
              className={classNames(
                'relative grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 pb-7 lg:row-span-4 lg:grid-cols-1 lg:grid-rows-subgrid lg:pb-0',
                place > 2 && 'max-lg:order-2',
              )}
            >
              {place > 0 && (
                <ArrowIcon
                  className="absolute -top-5.75 left-4.5 size-5 rotate-90 text-brass lg:hidden"
                  strokeWidth={2.5}
                />
              )}
              <div
                className={classNames('row-span-4 lg:row-span-1 lg:flex lg:items-center', place === 1 && 'lg:-mr-7')}
              >
                <span
                  className={classNames(
                    'relative grid size-14 shrink-0 place-items-center rounded-full border-2 lg:size-16',
                    isChoice ? 'border-brass-bright bg-brass-bright text-on-brass' : 'border-edge bg-sheet',
                  )}
                >
                  {pictures[place]}
                </span>
                {!isLast && <Onward isSound={isSound && index < stations.length - 1} />}
              </div>
              <h3 className="font-display max-lg:self-center font-semibold text-xl lg:mt-3 lg:pr-6">{title}</h3>
              <p className="col-start-2 mt-1.5 text-ink-soft text-sm lg:col-start-1 lg:pr-6 lg:text-base">{text}</p>
              {/* In the place of the line above the stations. */}
              {place === 2 && (
                <p className="col-start-2 mt-1 flex items-center gap-1.5 font-semibold text-brass-ink text-sm lg:hidden">
                  <ArrowIcon className="-ml-1 size-4 -rotate-90" strokeWidth={2.5} />
                  {back}
                </p>
              )}
              {isChoice && (
                <p className="col-start-2 mt-1 flex items-center gap-1.5 font-semibold text-brass-ink text-sm lg:col-start-1 lg:mt-3">
                  <i aria-hidden="true" className="size-2 rounded-full bg-brass" />
                  {choice}
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** To the next station: beside it, or below it on a narrow page. */
function Onward({ isSound }: { isSound: boolean }) {
  return (
    <>
      <Line className={classNames('top-14 bottom-1.5', isSound && 'border-dashed')} />
      <i
        aria-hidden="true"
        className={classNames('ml-2 grow border-brass border-t-2 max-lg:hidden', isSound && 'border-dashed')}
      />
      <ArrowIcon className="-ml-1 mr-2 size-5 shrink-0 text-brass max-lg:hidden" strokeWidth={2.5} />
    </>
  );
}

/** Between the stations of a narrow page. */
function Line({ className }: { className: string }) {
  return (
    <i aria-hidden="true" className={classNames('absolute left-6.75 border-brass border-l-2 lg:hidden', className)} />
  );
}
