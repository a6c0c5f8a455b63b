import { callBar } from '#/content/voice-demo.ts';
import { HandsetIcon } from '#/web/ui/icons.tsx';

/** A link back to a waiting call; hidden until `call-bar.ts` finds one. */
export function CallBar() {
  return (
    <aside
      id="call-bar"
      hidden
      aria-label={callBar.label}
      className="fixed inset-x-0 bottom-0 z-30 border-brass border-t-4 bg-desk text-desk-ink shadow-raised print:hidden"
    >
      <p className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2.5">
        <span role="status" className="flex items-center gap-3 font-semibold">
          <HandsetIcon className="size-5 shrink-0 text-brass-bright" />
          {callBar.text}
        </span>
        <a href={callBar.link.href} className="text-link inline-block py-1.5">
          {callBar.link.label}
        </a>
      </p>
    </aside>
  );
}
