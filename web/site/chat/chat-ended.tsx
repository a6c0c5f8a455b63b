import type { ChatWords } from '#/content/chat.ts';
import type { CallEnd, CallFailure } from '#/voice/client/store.ts';
import { carryOver, hasWords } from '#/web/site/conversation/carry-over.ts';
import { Button, ButtonLink } from '#/web/ui/button.tsx';

export interface ChatEndedProps {
  words: ChatWords;
  end: CallEnd;
  failure: CallFailure | null;
  /** A call by voice ended it. */
  byCall: boolean;
  onAgain(): void;
  onTakeBack(): void;
}

/** After a chat: why it ended, and the next steps; what was written stays above. */
export function ChatEnded({ words, end, failure, byCall, onAgain, onTakeBack }: ChatEndedProps) {
  const { ended } = words;
  const isSent = end.form?.stage === 'sent';
  const isElsewhere = failure?.code === 'call-elsewhere';
  const saidSomething = hasWords(end);

  function reason(): string {
    if (byCall) return ended.byCall;
    if (failure) return words.failures[failure.code] ?? failure.sentence;
    if (end.reason === 'customer-ended-call') return ended.byYou;
    return end.reason.startsWith('assistant-') ? ended.byAssistant : ended.otherwise;
  }

  return (
    <div className="grid gap-3 border-line border-t px-4 py-3.5">
      <p role="status">
        {reason()} {isSent && <strong className="font-semibold text-good">{ended.sent}</strong>}
      </p>
      <div className="flex flex-wrap gap-2">
        {isElsewhere && (
          <Button size="small" data-landing="" onClick={onTakeBack}>
            {ended.takeBack}
          </Button>
        )}
        <Button
          size="small"
          data-landing={isElsewhere ? undefined : ''}
          variant={isElsewhere ? 'secondary' : 'primary'}
          onClick={onAgain}
        >
          {ended.again}
        </Button>
        {!isSent && !isElsewhere && (
          <ButtonLink
            size="small"
            variant="secondary"
            href={ended.sendAsRequest.href}
            {...(saidSomething && { onClick: (event) => void carryOver(event, end) })}
          >
            {saidSomething ? ended.sendAsRequest.label : words.form.label}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
