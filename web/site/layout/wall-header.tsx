import type { ReactNode } from 'react';
import { InstallationText } from '#/web/site/layout/installation-text.tsx';
import { classNames } from '#/web/ui/class-names.ts';
import { CheckIcon } from '#/web/ui/icons.tsx';
import { PageDrawing, type PageDrawingId } from './page-drawings.tsx';

export interface WallHeaderProps {
  heading: string;
  text: string;
  /** What stands on the counter's edge. */
  picture: PageDrawingId;
  /** Below the sentence: who last changed the page, and when. */
  note?: string | undefined;
  /** The page in a few points, on the counter. */
  points?: readonly { title: string; text: string }[] | undefined;
  /** Names the points to a screen reader. */
  pointsHeading?: string;
  /** The title is long and stands on one line of a wide page. */
  isLow?: boolean;
  /** At the end of the sentence. */
  children?: ReactNode;
}

/** A page's title and first sentence on the wall, a thing of the desk beside them, and what the page comes to on the counter. */
export function WallHeader({ heading, text, picture, note, points, pointsHeading, isLow, children }: WallHeaderProps) {
  return (
    <div className={classNames('wall overflow-clip [--lamp:80%_60%]', !points && 'border-brass border-b-6')}>
      <div
        className={classNames(
          'page-width grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-gutter',
          !isLow && 'lg:grid-cols-2',
        )}
      >
        <div
          className={classNames('self-center py-9 max-sm:col-span-full max-sm:pb-1', isLow ? 'md:py-10' : 'md:py-14')}
        >
          <h1 className={isLow ? 'text-[clamp(2.25rem,1.2rem+2.6vw,3.5rem)]/[1.05]' : 'text-4xl'}>{heading}</h1>
          <p className={classNames('mt-4 text-desk-soft text-lg', isLow ? 'max-w-[48rem]' : 'max-w-[34rem] md:mt-5')}>
            {text}
            {children}
          </p>
          {note && <p className="mt-3 text-desk-soft text-sm">{note}</p>}
        </div>
        <PageDrawing id={picture} />
      </div>
      {points && (
        <div className="relative border-brass border-t-6 bg-wood">
          {pointsHeading && <h2 className="sr-only">{pointsHeading}</h2>}
          <ul
            className={classNames(
              'page-width grid gap-x-gutter gap-y-6 py-8 md:py-10',
              points.length === 4 ? 'sm:grid-cols-2 lg:grid-cols-4' : 'sm:grid-cols-3',
            )}
          >
            {points.map(({ title, text: more }) => (
              <li key={title} className="flex gap-3">
                <CheckIcon className="mt-0.5 size-6 shrink-0 text-brass-bright" strokeWidth={2.5} />
                <p className="max-w-[22rem] text-wood-soft max-sm:text-sm">
                  <strong className="mb-1 block font-display font-semibold text-desk-ink text-xl">
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
  );
}
