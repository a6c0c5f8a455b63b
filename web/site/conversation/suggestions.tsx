import { asWritten } from '#/web/ui/as-written.ts';
import { classNames } from '#/web/ui/class-names.ts';

export interface SuggestionsProps {
  label: string;
  questions: readonly string[];
  onAsk(question: string): void;
  className: string;
  /** The look of each button. */
  buttonClass: string;
}

/** Questions that a tap asks. */
export function Suggestions({ label, questions, onAsk, className, buttonClass }: SuggestionsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways
    <div role="group" aria-label={label} className={classNames('gap-2', className)}>
      {questions.map((question) => (
        <button
          key={question}
          type="button"
          onClick={() => onAsk(question)}
          className={classNames(
            'min-h-9 cursor-pointer rounded-full border px-3.5 py-1 text-left text-sm',
            buttonClass,
          )}
        >
          {asWritten(question)}
        </button>
      ))}
    </div>
  );
}
