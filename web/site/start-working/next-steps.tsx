export interface NextStepsProps {
  heading: string;
  steps: string[];
  /** What each of them is. */
  texts: string[];
}

/** What follows a request: each step with its number on one line that leads down, and what it is below it. */
export function NextSteps({ heading, steps, texts }: NextStepsProps) {
  return (
    <>
      <h2 className="mb-4 text-xl lg:mb-6">{heading}</h2>
      <ol className="flex grow flex-col">
        {steps.map((step, index) => (
          <li
            key={step}
            className="relative flex gap-4 not-last:grow before:absolute before:top-9 before:bottom-0 before:left-4.25 before:border-brass not-last:pb-3.5 not-last:before:border-l-2"
          >
            <span
              aria-hidden="true"
              className="grid size-9 shrink-0 place-items-center rounded-full border-2 border-brass font-bold font-display"
            >
              {index + 1}
            </span>
            <p className="pt-1">
              <strong className="block font-semibold">{step}</strong>
              <span className="text-desk-soft text-sm lg:text-base">{texts[index]}</span>
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
