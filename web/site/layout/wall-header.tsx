import { InstallationText } from '#/web/site/layout/installation-text.tsx';
import { classNames } from '#/web/ui/class-names.ts';

export interface WallHeaderProps {
  heading: string;
  text: string;
  /** Below the sentence: who last changed the page, and when. */
  note?: string | undefined;
  /** Below the sentence: a part of the page to read first. */
  more?: { label: string; href: string } | undefined;
  /** The page in a few points, on the sheet. */
  points?:
    | readonly { /** Above a title that answers it. */ question?: string; title: string; text: string }[]
    | undefined;
  /** Names the points to a screen reader. */
  pointsHeading?: string;
  /** The points stand beside each other below the title, so that what follows begins on the first screen. */
  isWide?: boolean;
}

/** A page's title and first sentence on the wall, and beside them what the page comes to on a sheet. */
export function WallHeader({ heading, text, note, more, points = [], pointsHeading, isWide }: WallHeaderProps) {
  return (
    <div className="wall border-brass border-b-6 [--lamp:80%_60%]">
      <div
        className={classNames(
          'page-width grid gap-x-gutter gap-y-8 pt-9 pb-10',
          isWide ? 'md:py-14' : 'items-start md:py-12 lg:grid-cols-2',
        )}
      >
        <div>
          <h1 className="text-4xl">{heading}</h1>
          <p className={classNames('mt-4 text-desk-soft text-lg', !isWide && 'max-w-[34rem] md:mt-5')}>{text}</p>
          {more && (
            <a href={more.href} className="mt-3 inline-block font-semibold text-link">
              {more.label}
            </a>
          )}
          {note && <p className="mt-3 text-desk-soft text-sm">{note}</p>}
        </div>
        {points.length > 0 && (
          <div className="rounded-lg bg-sheet px-5 text-ink shadow-raised sm:px-8">
            {pointsHeading && <h2 className="sr-only">{pointsHeading}</h2>}
            <ul className={isWide ? 'lg:-mx-8 lg:grid lg:grid-cols-3' : undefined}>
              {points.map(({ question, title, text: more }) => (
                <li
                  key={title}
                  className={classNames(
                    'border-line py-5 not-first:border-t',
                    isWide && 'lg:px-8 lg:not-first:border-t-0 lg:not-first:border-l',
                  )}
                >
                  {question && <p className="mb-1 font-semibold text-brass-ink text-sm">{question}</p>}
                  <p className="text-ink-soft text-sm lg:text-base">
                    <strong className="mb-1.5 block text-balance font-display font-semibold text-ink text-xl">
                      <InstallationText text={title} />
                    </strong>
                    <InstallationText text={more} />
                  </p>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}
