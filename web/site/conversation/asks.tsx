import { type FocusEvent, useLayoutEffect, useRef } from 'react';
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
  const group = useRef<HTMLDivElement>(null);
  /** The question that somebody at the keyboard has reached. */
  const reached = useRef<Element | null>(null);
  const isEmpty = questions.length === 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: other questions take the place of the reached one
  useLayoutEffect(() => {
    if (document.activeElement === document.body && reached.current?.isConnected === false) goToMessage();
  }, [questions]);

  function noteFocus({ target }: FocusEvent) {
    reached.current = target.matches(':focus-visible') ? target : null;
  }

  /** Who uses the keyboard goes on in the message box when the question is gone, or asked. */
  function goToMessage() {
    reached.current = null;
    group.current?.parentElement?.querySelector<HTMLElement>(':scope > form input')?.focus();
  }

  function ask(question: string) {
    if (group.current?.querySelector(':focus-visible')) goToMessage();
    onAsk(question);
  }

  return (
    <div
      ref={group}
      hidden={isEmpty}
      data-asks={isEmpty ? undefined : ''}
      className={isEmpty ? undefined : 'hidden border-line border-t [@media(min-height:42rem)]:block'}
    >
      {!isEmpty && (
        <Suggestions
          label={label}
          questions={questions}
          onAsk={ask}
          onFocus={noteFocus}
          className={classNames('fade-end flex overflow-x-auto py-2 pr-6 pl-2.5', className)}
          buttonClass="shrink-0 border-edge hover:border-ink"
        />
      )}
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
