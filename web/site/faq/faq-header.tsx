import type { Faq } from '#/content/faq.ts';
import { Topics } from './topics.tsx';

/** The page's title on the wall, the way to ask what is not on it, and the topics. */
export function FaqHeader({
  header: { heading, text, contact },
  filter,
  groups,
}: Pick<Faq, 'header' | 'filter' | 'groups'>) {
  return (
    <div className="wall border-brass border-b-6 [--lamp:80%_60%]">
      <div className="page-width grid items-end gap-x-gutter gap-y-6 py-8 md:py-12 lg:grid-cols-2">
        <div>
          <h1 className="text-4xl">{heading}</h1>
          <p className="mt-3 text-desk-soft text-lg md:mt-4">
            {text} {contact.before}{' '}
            <a href={contact.href} className="inline-block text-desk-ink text-link">
              {contact.label}
            </a>
          </p>
        </div>
        <Topics {...filter} categories={groups.flatMap(({ categories }) => categories)} />
      </div>
    </div>
  );
}
