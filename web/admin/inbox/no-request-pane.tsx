/** Beside the list, as long as no request is chosen. */
export function NoRequestPane() {
  return (
    <p className="grid h-full place-items-center p-6 text-center text-ink-soft text-sm stacked:hidden">
      Choose a request to read it here.
    </p>
  );
}
