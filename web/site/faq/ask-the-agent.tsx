import { chat } from '#/content/chat.ts';
import type { Faq } from '#/content/faq.ts';
import { longestMessage } from '#/web/site/conversation/message-box.tsx';
import { asWritten } from '#/web/ui/as-written.ts';
import { Button } from '#/web/ui/button.tsx';
import { Input } from '#/web/ui/field.tsx';
import { ArrowIcon } from '#/web/ui/icons.tsx';

export interface AskTheAgentProps extends Readonly<Faq['agent']> {
  /** What our agent says to `asked`, by sentences. */
  answer: readonly string[];
}

/** A question that our agent answered, and the ways to ask it another, which `ask-in-chat.ts` takes to the chat. */
export function AskTheAgent({ heading, asked, answer, field, send, notice, person, asks, href }: AskTheAgentProps) {
  return (
    <aside aria-labelledby="agent" className="overflow-clip rounded-lg bg-sheet text-ink shadow-raised print:hidden">
      <h2 id="agent" className="border-brass border-b-4 bg-desk-head px-4 py-3 text-desk-ink text-xl lg:px-5">
        {heading}
      </h2>
      <div className="grid gap-3 p-4 lg:p-5">
        <p className="said said-back ml-auto px-3.5 py-2">{asked}</p>
        <p className="said mr-auto px-3.5 py-2">{asWritten(answer.join(' '))}</p>
        <form data-ask-form="" data-needs-script="" action={href} className="mt-2 flex gap-2">
          <label htmlFor="own-question" className="sr-only">
            {field}
          </label>
          <Input
            id="own-question"
            placeholder={field}
            maxLength={longestMessage}
            required
            autoComplete="off"
            enterKeyHint="send"
          />
          <Button type="submit" aria-label={send} className="w-12 shrink-0 px-0!">
            <ArrowIcon className="size-5" />
          </Button>
        </form>
        <ul className="flex flex-wrap gap-x-8 max-lg:hidden">
          {asks.map((question) => (
            <li key={question}>
              <a
                href={href}
                data-ask={question}
                className="settle flex min-h-11 items-center gap-2 font-semibold text-sm hover:text-brass-ink"
              >
                {question}
                <ArrowIcon className="size-5 shrink-0 text-brass-ink" />
              </a>
            </li>
          ))}
        </ul>
        <p className="border-line text-ink-soft text-xs lg:border-t lg:pt-4">
          {notice.text}{' '}
          <a href={chat.privacy.href} className="text-link">
            {notice.label}
          </a>{' '}
          <span className="inline-block">
            {person.text}{' '}
            <a href={person.contact.href} className="text-link">
              {person.contact.label}
            </a>
          </span>
        </p>
      </div>
    </aside>
  );
}
