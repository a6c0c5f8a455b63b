import { chat } from '#/content/chat.ts';
import type { Faq } from '#/content/faq.ts';
import { ArrowIcon } from '#/web/ui/icons.tsx';

/** Beside the questions of a wide page, in sight while they are read, and below them on a narrow one: questions for the agent, which `ask-in-chat.ts` asks. */
export function AskTheAgent({ heading, note, asks, href }: Faq['agent']) {
  return (
    <aside
      aria-labelledby="agent"
      className="overflow-clip rounded-lg border-brass border-t-6 bg-desk p-5 text-desk-ink shadow-raised max-lg:mt-9 lg:sticky lg:top-24 print:hidden"
    >
      <h2 id="agent" className="text-xl">
        {heading}
      </h2>
      <p className="mt-1 text-desk-soft text-sm">{note}</p>
      <ul className="mt-4 border-desk-line border-t">
        {asks.map((question) => (
          <li key={question} className="border-desk-line border-b">
            <a
              href={href}
              data-ask={question}
              className="settle flex min-h-13 items-center justify-between gap-3 py-2 font-semibold leading-snug hover:text-brass-bright"
            >
              {question}
              <ArrowIcon className="size-5 shrink-0 text-brass-bright" />
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-desk-soft text-xs">
        {chat.consent}{' '}
        <a href={chat.privacy.href} className="text-link">
          {chat.privacy.label}
        </a>
      </p>
    </aside>
  );
}
