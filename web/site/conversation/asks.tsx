import type { CallState } from '#/voice/client/store.ts';
import { classNames } from '#/web/ui/class-names.ts';
import { Suggestions } from './suggestions.tsx';

export interface AsksProps {
  label: string;
  questions: readonly string[];
  onAsk(question: string): void;
  className?: string;
}

/** Suggested questions, or answers, above the message box; hidden where the keyboard of a phone leaves no room. */
export function Asks({ label, questions, onAsk, className }: AsksProps) {
  if (questions.length === 0) return null;
  return (
    <div data-asks="" className="hidden border-line border-t [@media(min-height:42rem)]:block">
      <Suggestions
        label={label}
        questions={questions}
        onAsk={onAsk}
        className={classNames('flex overflow-x-auto px-2.5 py-2', className)}
        buttonClass="shrink-0 border-edge hover:border-ink"
      />
    </div>
  );
}

const none: readonly string[] = [];

/** Short answers to what the assistant has just asked. */
export function choicesOf(call: CallState): readonly string[] {
  return call.status === 'in-call' ? call.choices : none;
}

/** What visitors may ask the desk that answers; nothing while a question is on its way, which a second tap would ask again. */
export function suggestionsOf(call: CallState): readonly string[] {
  return (call.status === 'in-call' && !call.sending && call.desk?.suggestions) || none;
}
