import type { Home } from '#/content/home.ts';
import { Section } from '#/web/site/layout/section.tsx';
import { classNames } from '#/web/ui/class-names.ts';
import { AtHandDrawing, BookedDrawing, ConnectedDrawing, NightDrawing } from './reason-drawings.tsx';

const drawings = [AtHandDrawing, NightDrawing, ConnectedDrawing, BookedDrawing];

/** Four reasons as slips of a message pad, the first of them large, and the guarantee on a plate. */
export function WhyItWorks({ heading, reasons, guarantee }: Home['whyItWorks']) {
  return (
    <Section id="why-this-works" heading={heading}>
      <ul className="grid gap-gutter lg:grid-cols-2">
        {reasons.map((reason, index) => {
          const Drawing = drawings[index % drawings.length] ?? AtHandDrawing;
          const isFirst = index === 0;
          return (
            <li
              key={reason.title}
              className={classNames(
                'slip grid grid-cols-[auto_1fr] items-center gap-x-gutter gap-y-2 p-4 sm:p-10',
                isFirst ? 'bg-brass-wash lg:row-span-3 lg:grid-cols-1' : 'bg-sheet',
              )}
            >
              <Drawing isLarge={isFirst} />
              <div className="contents sm:block">
                <h3 className={isFirst ? 'text-2xl' : 'text-xl'}>{reason.title}</h3>
                <p className={classNames('col-span-2 mt-2', isFirst ? 'text-lg' : 'text-ink-soft')}>{reason.text}</p>
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
