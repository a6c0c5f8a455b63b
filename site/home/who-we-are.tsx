import { figures } from '#/content/claims.ts';
import type { Home } from '#/content/home.ts';
import { Section } from '#/site/layout/section.tsx';
import { KeyFob } from '#/site/ui/key-fob.tsx';
import { Switchboard } from '#/site/ui/switchboard.tsx';

export function WhoWeAre({ heading, text, automation, audience, guests }: Home['whoWeAre']) {
  return (
    <Section id="who-we-are" heading={heading} text={text}>
      <div className="grid gap-x-6 gap-y-10 pt-4 max-md:grid-cols-2 md:grid-cols-[10rem_10rem_1fr] lg:grid-cols-[12rem_12rem_1fr]">
        <KeyFob figure={figures.users.figure} caption={figures.users.caption} />
        <KeyFob figure={figures.support.figure} caption={figures.support.caption} />
        <div className="grid items-center gap-x-8 gap-y-5 rounded-lg bg-desk p-7 text-desk-ink shadow-raised max-md:col-span-2 lg:grid-cols-[minmax(0,1fr)_11rem]">
          <div>
            <h3 className="text-2xl">{automation.title}</h3>
            <p className="mt-3 text-desk-soft">{automation.text}</p>
          </div>
          <Switchboard className="w-full max-lg:hidden" />
        </div>
      </div>
      <div className="mt-12 grid gap-x-10 gap-y-3 border-line border-y py-6 md:grid-cols-[auto_1fr] md:items-baseline">
        <h3 className="text-xl">{audience}</h3>
        <ul className="flex flex-wrap gap-x-6 gap-y-1.5">
          {guests.map((guest) => (
            <li key={guest} className="flex items-center gap-2.5 before:size-1.5 before:rounded-full before:bg-brass">
              {guest}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
