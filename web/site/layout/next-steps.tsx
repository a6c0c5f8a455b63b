import { nextSteps } from '#/content/next-steps.ts';

/** What follows the way in, on the wall at the end of a wide page. */
export function NextSteps() {
  return (
    <div className="max-lg:hidden">
      <h3 className="text-desk-soft text-sm [font-family:var(--font-text)]">{nextSteps.heading}</h3>
      <ol className="mt-4">
        {nextSteps.steps.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[2rem_1fr] border-desk-line border-t py-4">
            <span aria-hidden="true" className="font-display font-semibold text-brass-bright text-xl">
              {index + 1}
            </span>
            <p className="text-desk-soft">
              <strong className="mb-1.5 block font-display font-semibold text-desk-ink text-xl">{title}</strong>
              {text}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
