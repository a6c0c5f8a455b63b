import type { ReactNode } from 'react';
import { sampleDay } from '#/content/sample-day.ts';
import { classNames } from '#/web/ui/class-names.ts';
import { Logo } from '#/web/ui/logo.tsx';
import { CallRows } from './call-rows.tsx';
import { Contact, Day } from './came-of-it.tsx';
import { Mark } from './mark.tsx';
import { OpenCall } from './open-call.tsx';
import { Foot, Head } from './staff-view-lines.tsx';

const { bar, list, open } = sampleDay;

/**
 * The staff area with a call open: the calls of the day, what was said, and what came of it, a part for each of `reasons`.
 * On a wide page the reasons stand below the whole, on a narrow one each below its part.
 */
export function StaffView({ reasons }: { reasons: readonly ReactNode[] }) {
  const parts = [<List key="list" />, <OpenCall key="open" />, <Contact key="contact" />, <Day key="day" />];
  return (
    <>
      <Bar />
      <ul className="grid gap-x-gutter gap-y-10 lg:grid-cols-4 lg:gap-y-0">
        {parts.map((part, index) => (
          <li key={part.key} className="grid gap-5 lg:contents">
            <div
              className={classNames(
                'flex flex-col overflow-clip border border-line bg-sheet text-sm shadow-raised',
                edges[index],
              )}
            >
              {part}
            </div>
            <div className="lg:row-start-3 lg:mt-8">{reasons[index]}</div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Where each part stands in the whole, which has one edge around it. */
const edges = [
  'rounded-b-lg lg:row-span-2 lg:-mr-gutter lg:rounded-br-none',
  'max-lg:rounded-lg lg:col-span-2 lg:row-span-2 lg:-mr-gutter lg:border-x-0',
  'max-lg:rounded-lg lg:border-b-0',
  'max-lg:rounded-lg lg:rounded-br-lg',
];

function List() {
  return (
    <>
      <Head>
        <Mark number={1} />
        <b className="mr-auto">{list.title}</b>
        <span className="text-ink-soft text-xs">{list.answered}</span>
      </Head>
      <div className="grid grow">
        <CallRows calls={list.calls} open={open.time} isShortened />
      </div>
      <Foot>{list.foot}</Foot>
    </>
  );
}

/** What is above all places, as in `web/admin/account/staff-frame.tsx`. */
function Bar() {
  return (
    <p
      aria-hidden="true"
      className="flex items-center gap-4 rounded-t-lg bg-desk-deep px-4 py-2 text-desk-soft text-sm"
    >
      <Logo className="size-6 text-brass-bright" />
      {bar.places.map((place, index) => (
        <span
          key={place}
          className={index === 0 ? 'rounded-md bg-desk px-2.5 py-1 font-semibold text-desk-ink' : 'max-sm:hidden'}
        >
          {place}
        </span>
      ))}
      <span className="ml-auto">{bar.user}</span>
    </p>
  );
}
