import type { ReactNode } from 'react';
import type { Security } from '#/content/security.ts';
import { classNames } from '#/web/ui/class-names.ts';
import { ArrowIcon, HandsetIcon, Icon } from '#/web/ui/icons.tsx';

/** What is done at each station: a call, speech written down, an answer, a file, a person. */
const pictures: ReactNode[] = [
  <HandsetIcon key="call" className="size-6" />,
  <Icon key="speech">
    <path d="M3.5 10v4M7.5 6.5v11M11.5 9v6M15 8h5.5M15 12h5.5M15 16h3.5" />
  </Icon>,
  <Icon key="answer">
    <path d="M4 5h16v11h-8l-4.5 4v-4H4zM8 9h8M8 12.2h5" />
  </Icon>,
  <Icon key="record">
    <path d="M5 6.5c0-3.3 14-3.3 14 0v11c0 3.3-14 3.3-14 0zM5 6.5c0 3.3 14 3.3 14 0M5 12c0 3.3 14 3.3 14 0" />
  </Icon>,
  <Icon key="staff">
    <circle cx="12" cy="8" r="3.75" />
    <path d="M4.5 20a7.5 7.5 0 0 1 15 0" />
  </Icon>,
];

/** Where a caller's words go: five stations on one line, what a platform does in the place of two, and what a customer chooses. */
export function CallPath({ id, heading, text, sound, writing, choice, back, platform }: Security['callPath']) {
  return (
    <section aria-labelledby={id} className="page-width pt-12 lg:pt-9">
      <div className="items-baseline justify-between gap-x-gutter lg:flex">
        <h2 id={id} className="text-3xl">
          {heading}
        </h2>
        <p className="text-ink-soft text-lg max-lg:mt-4">{text}</p>
      </div>
      <div className="@container relative isolate mt-8 max-lg:flex max-lg:flex-col lg:mt-6 lg:grid lg:grid-cols-5 lg:grid-rows-[repeat(6,auto)]">
        {/* Over the stations, from the middle of the third to that of the first. */}
        <p className="absolute top-12 right-[calc(60%-2rem)] left-8 h-6 rounded-t-lg border-brass border-x-2 border-t-2 border-dashed text-center font-semibold text-brass-ink text-sm max-lg:hidden">
          <span className="relative -top-3 bg-paper px-2.5">{back}</span>
          <ArrowIcon className="absolute -bottom-3 -left-2.75 size-5 rotate-90 text-brass" strokeWidth={2.5} />
        </p>
        <Stretch {...sound} first={0} choice={choice} back={back} className="lg:col-span-2" />
        {/* A bracket below the two stations; on a narrow page the foot of the field that holds them. */}
        <div className="relative max-lg:order-1 max-lg:pr-3 max-lg:pb-12 max-lg:pl-18 lg:col-span-2 lg:col-start-2 lg:row-start-6 lg:mt-6 lg:pr-6">
          <Ground className="bottom-8 rounded-b-lg" />
          <Line className="-top-1.5 bottom-1.5" />
          <div aria-hidden="true" className="h-3 border-edge border-x-2 border-b-2 max-lg:hidden" />
          <p className="text-ink-soft text-sm max-lg:border-edge max-lg:border-t max-lg:pt-3 lg:mt-3 lg:text-base">
            {platform}
          </p>
        </div>
        <Stretch {...writing} first={sound.stations.length} choice={choice} back={back} className="lg:col-span-3" />
      </div>
    </section>
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
        'max-lg:contents lg:row-span-5 lg:grid lg:grid-cols-subgrid lg:grid-rows-subgrid',
        className,
      )}
    >
      <div className={classNames('relative max-lg:pb-6 max-lg:pl-18 lg:col-span-full', isSound && 'lg:mr-6')}>
        {!isSound && (
          <>
            <Ground />
            <Line className="-top-1.5 bottom-1.5" />
            <Back className="inset-y-0 w-4" />
          </>
        )}
        <p className="border-line border-b pb-2 font-semibold text-brass-ink text-sm max-lg:mr-8 lg:text-base">
          {label}
        </p>
      </div>
      <ol className="max-lg:contents lg:col-span-full lg:row-span-4 lg:mt-11 lg:grid lg:grid-cols-subgrid lg:grid-rows-subgrid">
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
              {(place === 1 || place === 2) && <Ground {...(place === 1 && { className: '-top-3 rounded-t-lg' })} />}
              <BackPart place={place} back={back} />
              {place > 0 && (
                <ArrowIcon
                  className="absolute -top-5.75 left-4.5 size-5 rotate-90 text-brass lg:hidden"
                  strokeWidth={2.5}
                />
              )}
              <div className="row-span-4 lg:row-span-1 lg:flex lg:items-center">
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
              <p
                className={classNames(
                  'col-start-2 mt-1.5 text-ink-soft text-sm lg:col-start-1 lg:pr-6 lg:text-base',
                  place < 2 ? 'max-lg:pr-8' : 'max-lg:pr-3',
                )}
              >
                {text}
              </p>
              {/* Where large letters leave the line no room. */}
              {place === 2 && (
                <p className="col-start-2 mt-1 font-semibold text-brass-ink text-sm @min-[17rem]:hidden">{back}</p>
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

/** On a narrow page, behind the stations that a platform takes the place of. */
function Ground({ className }: { className?: string }) {
  return (
    <i
      aria-hidden="true"
      className={classNames('absolute inset-y-0 right-0 left-15 -z-10 bg-well lg:hidden', className)}
    />
  );
}

/** On a narrow page, a piece of the line that leads from the answer back to the caller. */
function Back({ className, children }: { className: string; children?: ReactNode }) {
  return (
    <span
      className={classNames(
        'absolute right-3 border-brass border-r-2 border-dashed font-semibold text-brass-ink text-xs @max-[17rem]:hidden lg:hidden',
        className,
      )}
    >
      {children}
    </span>
  );
}

/** The piece beside a station: it ends at the caller, and begins at the answer. */
function BackPart({ place, back }: { place: number; back: string }) {
  if (place === 0)
    return (
      <Back className="top-3.5 bottom-0 left-49 rounded-tr-lg border-t-2">
        <ArrowIcon className="absolute -top-2.75 -left-1.5 size-5 rotate-180 text-brass" strokeWidth={2.5} />
      </Back>
    );
  if (place === 1) return <Back className="inset-y-0 w-4" />;
  if (place !== 2) return null;
  return (
    <Back className="top-0 left-52 h-3.5 rounded-br-lg border-b-2 text-center">
      <span className="relative top-1 bg-well px-1.5">{back}</span>
    </Back>
  );
}
