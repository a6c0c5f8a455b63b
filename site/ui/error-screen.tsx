import { ButtonLink } from './button.tsx';
import { EmptyHook } from './empty-hook.tsx';

/** What a page that cannot be shown says instead, with the error's own text and a way home. */
export function ErrorScreen({ text }: { text: string }) {
  return (
    <section className="page-width grid min-h-[70svh] content-center gap-10 py-16 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:items-center">
      <div className="grid justify-items-start gap-5">
        <h1 className="text-4xl">Unexpected Application Error!</h1>
        <p className="max-w-full rounded-sm border-brass border-l-4 bg-sheet px-4 py-2 font-semibold text-lg">{text}</p>
        <p className="max-w-[36ch] text-ink-soft text-lg">
          Something went wrong, or there is nothing at this address. From the front desk you will find your way.
        </p>
        <ButtonLink href="/" size="large">
          Back to Home
        </ButtonLink>
      </div>
      <EmptyHook className="mx-auto w-full max-w-72 max-md:hidden" />
    </section>
  );
}
