import type { HowItWorks } from '#/content/how-it-works.ts';
import { Section } from '#/site/layout/section.tsx';
import { ClockIcon, ReplyIcon, SpeechIcon } from '#/site/ui/icons.tsx';

const icons = [SpeechIcon, ReplyIcon, ClockIcon];

export function Experienced({ heading, cards }: HowItWorks['experienced']) {
  return (
    <Section id="experienced" heading={heading}>
      <ul className="grid gap-6 md:grid-cols-3">
        {cards.map((card, index) => {
          const Icon = icons[index % icons.length] ?? SpeechIcon;
          return (
            <li key={card.title} className="rounded-lg border-2 border-line bg-sheet p-7 shadow-sheet">
              <Icon className="size-9 text-brass-ink" />
              <h3 className="mt-4 text-xl">{card.title}</h3>
              <p className="mt-2 text-ink-soft">{card.text}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
