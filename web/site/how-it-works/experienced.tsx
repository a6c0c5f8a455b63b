import type { HowItWorks } from '#/content/how-it-works.ts';
import { Section } from '#/web/site/layout/section.tsx';
import { AroundTheClockDrawing, AtOnceDrawing, TalkDrawing } from './call-drawings.tsx';

const drawings = [TalkDrawing, AtOnceDrawing, AroundTheClockDrawing];

export function Experienced({ heading, text, cards }: HowItWorks['experienced']) {
  return (
    <Section id="experienced" heading={heading} text={text}>
      <ul className="grid gap-x-gutter gap-y-12 md:grid-cols-3">
        {cards.map((card, index) => {
          const Drawing = drawings[index % drawings.length] ?? TalkDrawing;
          return (
            <li key={card.title}>
              <div className="grid justify-items-center rounded-lg border border-line bg-sheet p-7 lg:p-9">
                <Drawing />
              </div>
              <h3 className="mt-7 text-2xl">{card.title}</h3>
              <p className="mt-3 max-w-[26rem] text-ink-soft">{card.text}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
