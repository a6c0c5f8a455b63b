import type { ReactNode } from 'react';
import type { AudienceMoment, MomentPicture } from '#/content/audience-moments.ts';
import { sampleCalls } from '#/content/sample-call/transcripts.ts';
import { asWritten } from '#/web/ui/as-written.ts';
import { unbroken } from '#/web/ui/unbroken.tsx';
import { Budget, Sessions } from './moment-charts.tsx';
import { House, Papers, Parcel } from './moment-drawings.tsx';
import { Night } from './moment-night.tsx';
import { Week } from './moment-week.tsx';

/** One moment of a sample call: the caller's words and what came of them, beside a picture that only this page has. */
export function Moment({ heading, said, text, picture }: AudienceMoment) {
  const wide = wideOf(picture);
  const title = (
    <h2 id="moment" className="text-3xl">
      {heading}
    </h2>
  );
  const told = text.replace(/(?<=\d) (?=[ap]m)/g, '\u00a0');
  return (
    <section
      data-reveal=""
      aria-labelledby="moment"
      className="page-width grid items-center gap-x-gutter gap-y-8 pt-14 md:pt-20 lg:grid-cols-2"
    >
      {wide ? (
        <>
          <div className="lg:col-span-2">
            {title}
            <p className="mt-4 max-w-[42rem] text-ink-soft text-lg">{told}</p>
          </div>
          <div className="lg:col-span-2">{wide}</div>
        </>
      ) : (
        <>
          <div className="lg:col-start-2">
            {title}
            <p className="said said-back mt-5 w-fit max-w-[34rem] px-3.5 py-2">
              {unbroken(asWritten(sampleCalls[said.call].turns[said.turn]?.sentences.join(' ') ?? ''), true)}
            </p>
            <p className="mt-4 max-w-[34rem] text-ink-soft text-lg">{told}</p>
          </div>
          <div className="rounded-lg bg-sheet p-5 text-sm shadow-raised sm:p-8 lg:row-start-1 print:border">
            {pictureOf(picture)}
          </div>
        </>
      )}
    </section>
  );
}

/** The pictures that have the whole width. */
function wideOf(picture: MomentPicture): ReactNode {
  if (picture.kind === 'night') return <Night {...picture} />;
  return picture.kind === 'week' && <Week {...picture} />;
}

function pictureOf(picture: MomentPicture): ReactNode {
  switch (picture.kind) {
    case 'sessions':
      return <Sessions {...picture} />;
    case 'budget':
      return <Budget {...picture} />;
    case 'parcel':
      return <Parcel {...picture} />;
    case 'listing':
      return <House {...picture} />;
    case 'papers':
      return <Papers {...picture} />;
  }
}
