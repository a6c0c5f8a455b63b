import type { HowItWorks } from '#/content/how-it-works.ts';
import { Section } from '#/web/site/layout/section.tsx';
import { AroundTheClockDrawing, AtOnceDrawing, TalkDrawing } from './call-drawings.tsx';

const drawings = [TalkDrawing, AtOnceDrawing, AroundTheClockDrawing];

export function Experienced({ heading, cards }: HowItWorks['experienced']) {
  return (
    <Section id="experienced" heading={heading}>
      <ul className="grid border-line border-y md:grid-cols-3">
        {cards.map((card, index) => {
          const Drawing = drawings[index % drawings.length] ?? TalkDrawing;
          return (
            <li
              key={card.title}
              className="border-line py-9 max-md:not-last:border-b md:not-last:border-r md:px-8 md:py-12 md:first:pl-0 md:last:pr-0 xl:px-12"
            >
              <Drawing />
              <h3 className="mt-8 text-2xl">{card.title}</h3>
              <p className="mt-3 text-ink-soft">{card.text}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
