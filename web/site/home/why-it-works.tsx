import type { Home } from '#/content/home.ts';
import { Section } from '#/web/site/layout/section.tsx';
import { AtHandDrawing, BookedDrawing, ConnectedDrawing, NightDrawing } from './reason-drawings.tsx';

const drawings = [AtHandDrawing, NightDrawing, ConnectedDrawing, BookedDrawing];

/** Four reasons as slips of a message pad, the first of them large, and the guarantee on a plate. */
export function WhyItWorks({ heading, reasons, guarantee }: Home['whyItWorks']) {
  return (
    <Section id="why-this-works" heading={heading}>
      <ul className="grid gap-gutter lg:grid-cols-2">
        {reasons.map((reason, index) => {
          const Drawing = drawings[index % drawings.length] ?? AtHandDrawing;
          return (
            <li
              key={reason.title}
              className="slip group grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2 border border-line bg-sheet px-4 pt-7 pb-6 sm:gap-x-10 sm:px-10 lg:first:row-span-3 lg:first:grid-cols-1 lg:first:content-between lg:first:bg-brass-wash"
            >
              <Drawing />
              <div className="contents sm:block">
                <h3 className="text-xl lg:group-first:text-3xl">{reason.title}</h3>
                <p className="mt-2 text-ink-soft max-sm:col-span-2 lg:group-first:mt-4 lg:group-first:text-lg lg:group-first:text-ink">
                  {reason.text}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
      <div className="mt-16 grid items-center gap-x-gutter gap-y-2 rounded-md border-2 border-brass bg-sheet py-8 lg:grid-cols-2">
        <h3 className="px-9 text-3xl lg:pr-0">{guarantee.title}</h3>
        <p className="max-w-[36rem] px-9 text-lg lg:pl-0">
          {guarantee.text}{' '}
          <a href={guarantee.more.href} className="text-link">
            {guarantee.more.label}
          </a>
        </p>
      </div>
    </Section>
  );
}
