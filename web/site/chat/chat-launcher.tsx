import { chatLauncher } from '#/content/chat.ts';
import { paths } from '#/content/paths.ts';
import { classNames } from '#/web/ui/class-names.ts';
import { Icon } from '#/web/ui/icons.tsx';

/** Pages where the button would cover the form or the demo: it stands at their end. */
const atEnd: readonly string[] = [paths.startWorking, paths.howItWorks];

/** The way into the chat; hidden until `launcher.ts` has made it work. */
export function ChatLauncher({ current }: { current: string }) {
  const isAtEnd = atEnd.includes(current);
  return (
    <aside
      id="chat-place"
      hidden
      aria-label={chatLauncher.short}
      className={classNames(
        'grid justify-items-end gap-2 peer-[:not([hidden])]:hidden in-data-[calling]:hidden print:hidden',
        isAtEnd
          ? 'bg-wood px-5 pb-3 lg:pb-5'
          : 'fixed right-3 bottom-3 z-30 max-w-[min(22rem,100vw-1.5rem)] sm:right-5 sm:bottom-4',
      )}
    >
      <p
        id="chat-failed"
        role="alert"
        hidden
        className="rounded-md border border-line border-l-4 border-l-brass bg-sheet px-4 py-3 text-ink text-sm shadow-raised"
      >
        {chatLauncher.failed}{' '}
        <a href={chatLauncher.form.href} className="text-link">
          {chatLauncher.form.label}
        </a>
      </p>
      <button
        id="chat-launcher"
        type="button"
        className="group relative flex min-h-12 cursor-pointer items-center gap-2.5 rounded-full border-2 border-brass-bright bg-desk px-4 font-semibold text-desk-ink shadow-raised settle hover:bg-desk-deep hover:text-brass-bright aria-busy:cursor-progress motion-safe:aria-busy:animate-pulse"
      >
        <Icon className="size-5 shrink-0 text-brass-bright">
          <path d="M4 5h16v11.5H10.5L6 20.5v-4H4z" />
          <path d="M8 9.2h8M8 12.4h5" />
        </Icon>
        {/* Over a page it is one word, on a phone a sign alone, so that it covers little of what is read. */}
        <span className={isAtEnd ? undefined : 'max-sm:sr-only'}>
          {chatLauncher.short} <span className={isAtEnd ? 'max-sm:sr-only' : 'sr-only'}>{chatLauncher.rest}</span>
        </span>
        <span className="-top-1 -right-1 absolute hidden size-4 rounded-full border-2 border-desk bg-brass-bright group-data-[news]:block" />
        {/* A word on what happened, which `chat-app.tsx` sets: a part of the button's name. */}
        <span
          className="-top-3.5 right-3 absolute rounded-full border border-brass bg-brass-wash whitespace-nowrap px-2 font-normal text-ink text-xs leading-5 empty:hidden"
          data-mark=""
        />
      </button>
    </aside>
  );
}
