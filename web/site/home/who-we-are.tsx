import { figures } from '#/content/claims.ts';
import type { Home } from '#/content/home.ts';
import { KeyFob } from '#/web/ui/key-fob.tsx';
import { Switchboard } from '#/web/ui/switchboard.tsx';

export function WhoWeAre({ heading, text, sample, automation, audience, guests }: Home['whoWeAre']) {
  return (
    <section data-reveal="" aria-labelledby="who-we-are" className="page-width section-space">
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <h2 id="who-we-are" className="text-3xl">
            {heading}
          </h2>
          <p className="mt-6 max-w-[38rem] text-ink-soft text-xl">{text}</p>
        </div>
        <div className="rail grid grid-cols-2 justify-items-center gap-x-6 px-4 sm:px-10">
          <KeyFob figure={figures.users.figure} caption={figures.users.caption} />
          <KeyFob figure={figures.support.figure} caption={figures.support.caption} />
          {figures.users.basis.kind === 'sample' && (
            <p className="col-span-2 mt-4 text-center text-ink-soft text-sm">{sample}</p>
          )}
        </div>
      </div>
      <div className="mt-14 grid overflow-hidden rounded-lg bg-desk text-desk-ink shadow-raised md:mt-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] print:border">
        <div className="flex flex-col justify-between gap-5 p-7 sm:p-10 lg:py-14 xl:pl-14">
          <h3 className="text-3xl">{automation.title}</h3>
          <p className="max-w-[34rem] text-desk-soft text-lg">{automation.text}</p>
        </div>
        <div className="relative overflow-clip bg-desk-deep p-7 sm:p-10 lg:py-14">
          <Switchboard className="absolute inset-y-0 right-0 left-[19rem] h-full w-[calc(100%-19rem)] max-sm:hidden print:hidden" />
          <div className="relative sm:max-w-[15rem]">
            <h3 className="text-xl">{audience}</h3>
            <ul className="mt-4">
              {guests.map((guest) => (
                <li
                  key={guest}
                  className="flex items-center gap-3 border-desk-line py-1.5 before:size-3 before:shrink-0 before:rounded-full before:border-3 before:border-brass not-last:border-b"
                >
                  {guest}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
