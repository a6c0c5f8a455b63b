import { chatLauncher } from '#/content/chat.ts';
import { Icon } from '#/web/ui/icons.tsx';

/**
 * The way into the chat, in the top bar, where it covers nothing that is read; hidden until `wake-conversations.ts` has
 * made it work. Its room is kept meanwhile, so that nothing moves when it comes.
 */
export function ChatLauncher() {
  return (
    <section id="chat-slot" className="h-11 w-11 shrink-0 in-data-[calling]:invisible lg:w-25 print:hidden">
      <button
        id="chat-launcher"
        type="button"
        hidden
        className="group relative flex size-full cursor-pointer items-center justify-center gap-2 rounded-full border border-desk-soft font-semibold settle hover:border-brass-bright hover:text-brass-bright aria-busy:cursor-progress motion-safe:aria-busy:animate-pulse"
      >
        <Icon className="size-5 shrink-0 text-brass-bright">
          <path d="M4 5h16v11.5H10.5L6 20.5v-4H4z" />
          <path d="M8 9.2h8M8 12.4h5" />
        </Icon>
        <span className="max-lg:sr-only">
          {chatLauncher.short} <span className="sr-only">{chatLauncher.rest}</span>
        </span>
        <span className="top-0 right-0 absolute hidden size-3 rounded-full bg-brass-bright group-data-[news]:block" />
        {/* A word on what happened, which `chat-app.tsx` sets: a part of the button's name. */}
        <span
          className="-bottom-2 right-0 absolute rounded-full bg-brass-wash whitespace-nowrap px-2 font-normal text-ink text-xs empty:hidden"
          data-mark=""
        />
      </button>
      <p
        id="chat-failed"
        role="alert"
        hidden
        className="fixed top-16 right-0 m-3 max-w-[26rem] rounded-md border border-brass bg-sheet p-4 text-ink text-sm shadow-raised"
      >
        {chatLauncher.failed}{' '}
        <a href={chatLauncher.form.href} className="text-link">
          {chatLauncher.form.label}
        </a>
      </p>
    </section>
  );
}
