import { sampleDay } from '#/content/sample-day.ts';
import { Logo } from '#/web/ui/logo.tsx';
import { CallRows } from './call-rows.tsx';
import { CameOfIt } from './came-of-it.tsx';
import { Mark } from './mark.tsx';
import { OpenCall } from './open-call.tsx';
import { Foot, Head } from './staff-view-lines.tsx';

const { label, bar, list, open } = sampleDay;

/** The staff area with a call open: the calls of the day, what was said, and what came of it. */
export function StaffView() {
  return (
    <figure aria-label={label} className="overflow-clip rounded-lg border border-edge bg-sheet text-sm shadow-raised">
      <Bar />
      <div className="grid lg:grid-cols-[20rem_1fr_20rem]">
        <div className="flex flex-col">
          <Head className="max-lg:hidden">
            <b>{list.title}</b>
            <span className="text-ink-soft text-xs">{list.day}</span>
          </Head>
          <div className="grid grow max-lg:hidden">
            <CallRows calls={list.calls} open={open.time} />
          </div>
          <Foot>
            <Mark number={2} />
            {list.foot}
          </Foot>
        </div>
        <OpenCall />
        <CameOfIt />
      </div>
    </figure>
  );
}

/** What is above all places, as in `web/admin/account/staff-frame.tsx`. */
function Bar() {
  return (
    <p aria-hidden="true" className="flex items-center gap-4 bg-desk-deep px-4 py-2 text-desk-soft">
      <Logo className="size-6 text-brass-bright" />
      {bar.places.map((place, index) => (
        <span
          key={place}
          className={index === 0 ? 'rounded-md bg-desk px-2.5 py-1 font-semibold text-desk-ink' : 'max-sm:hidden'}
        >
          {place}
        </span>
      ))}
      <span className="ml-auto max-w-[26rem] grow rounded-md border border-desk-line px-4 py-0.5 max-sm:hidden">
        {bar.search}
      </span>
      <span className="ml-auto">{bar.user}</span>
    </p>
  );
}
