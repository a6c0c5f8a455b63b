/**
 * Starts and stops the call, in the place of the handset: hidden until `listen.ts` finds two voices. What it shows and
 * says, in sight below it, is the first of each two, and the second while the call is read aloud.
 */
export function ListenButton({ listen, stop }: { listen: string; stop: string }) {
  return (
    <button
      type="button"
      hidden
      className="relative mb-6 rounded-full border border-brass-bright bg-brass-bright p-2.75 font-semibold text-on-brass hover:bg-brass-pale print:hidden"
    >
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6 fill-current">
        <path d="M8 4.5v15L20 12z" />
        <path d="M6 6h12v12H6z" />
      </svg>
      <span className="absolute inset-x-0 top-full mt-1 text-brass-bright text-xs">
        <span>{listen}</span>
        <span>{stop}</span>
      </span>
    </button>
  );
}
