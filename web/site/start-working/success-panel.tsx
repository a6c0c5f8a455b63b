import type { MouseEventHandler, Ref } from 'react';
import type { RequestFormWords } from '#/content/start-working.ts';
import type { SentRequest } from '#/inbox/request/request-form.ts';
import { BellIcon } from '#/web/ui/icons.tsx';

export interface SuccessPanelProps {
  words: RequestFormWords['success'];
  request: SentRequest;
  headingRef: Ref<HTMLHeadingElement>;
  /** Focuses the heading on a page that is rendered with the panel. */
  autoFocus: boolean;
  onAgain: MouseEventHandler;
}

export function SuccessPanel({ words, request, headingRef, autoFocus, onAgain }: SuccessPanelProps) {
  return (
    <div className="grid justify-items-start gap-5">
      <BellIcon className="size-20 text-brass-ink" strokeWidth={1.25} />
      <h2
        ref={headingRef}
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: the answer to what the visitor just sent
        autoFocus={autoFocus || undefined}
        className="text-3xl outline-none"
      >
        {(request.held ?? words).heading}
      </h2>
      <p className="text-lg">{(request.held ?? words).thanks}</p>
      {nextStep(words, request).map((sentence) => (
        <p key={sentence} className="text-lg wrap-anywhere">
          {sentence}
        </p>
      ))}
      <h3 className="mt-3 text-xl">{words.nextHeading}</h3>
      <ol className="w-full border-line border-y">
        {words.next.map((step, index) => (
          <li key={step} className="flex items-center gap-4 border-line py-3 not-last:border-b">
            <span
              aria-hidden="true"
              className="grid size-9 shrink-0 place-items-center rounded-full border-2 border-brass font-bold font-display text-brass-ink"
            >
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <a href={words.again.href} onClick={onAgain} className="text-link mt-2 py-1">
        {words.again.label}
      </a>
    </div>
  );
}

/** How the team gets in touch, and whether a confirmation comes; with the address and number where they are known. */
function nextStep(
  words: RequestFormWords['success'],
  { contactMethod, confirmed, email, phone }: SentRequest,
): string[] {
  const { reply, confirmation } = email ? words.named : words.unnamed;
  return [contactMethod && reply[contactMethod], confirmed && confirmation]
    .filter((sentence) => sentence)
    .map((sentence) => `${sentence}`.replace('{email}', () => email ?? '').replace('{phone}', () => phone ?? ''));
}
