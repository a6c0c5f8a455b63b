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
        className={classNames('fade-end flex overflow-x-auto py-2 pr-6 pl-2.5', className)}
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

/** What visitors may ask the desk that answers, unless it is asking them: for a field of the request, or for a booking. */
export function suggestionsOf(call: CallState): readonly string[] {
  if (call.status !== 'in-call') return none;
  const { form, booking, desk } = call;
  const isAsking =
    form?.stage === 'collecting' || form?.stage === 'confirming' || (booking !== null && booking.stage !== 'none');
  return isAsking ? none : (desk?.suggestions ?? none);
}
