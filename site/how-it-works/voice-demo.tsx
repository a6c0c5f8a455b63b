import type { HowItWorks } from '#/content/how-it-works.ts';
import { Button } from '#/site/ui/button.tsx';
import { HandsetIcon, HeadphonesIcon } from '#/site/ui/icons.tsx';
import { Switchboard } from '#/site/ui/switchboard.tsx';

/** The demo at rest: the line is not connected, and the card says so. */
export function VoiceDemo({ heading, start, hint, closed, tip }: HowItWorks['demo']) {
  return (
    <section aria-labelledby="voice-demo" className="page-width pt-10 md:pt-14">
      <div className="overflow-hidden rounded-lg border-brass border-t-4 bg-desk text-desk-ink shadow-raised">
        <div className="grid gap-x-12 px-7 pt-9 md:grid-cols-[1fr_18rem] md:px-12 md:pt-10 lg:grid-cols-[1fr_24rem]">
          <div className="self-center pb-9 md:pb-10">
            <h2 id="voice-demo" className="text-3xl">
              {heading}
            </h2>
            <div className="mt-7 grid justify-items-start gap-4">
              <Button disabled variant="brass" size="large" aria-describedby="voice-demo-hint voice-demo-closed">
                <HandsetIcon className="size-5" />
                {start}
              </Button>
              <p id="voice-demo-hint" className="text-desk-soft text-lg">
                {hint}
              </p>
              <p id="voice-demo-closed" className="border-brass-bright border-l-4 pl-4">
                {closed.text}{' '}
                <a href={closed.link.href} className="text-link whitespace-nowrap">
                  {closed.link.label}
                </a>
              </p>
            </div>
          </div>
          <Switchboard className="w-full self-end max-md:hidden" />
        </div>
        <p className="flex items-center gap-3 bg-desk-deep px-7 py-4 text-desk-soft text-sm md:px-12">
          <HeadphonesIcon className="size-5 shrink-0 text-brass-bright" />
          {tip}
        </p>
      </div>
    </section>
  );
}
