export function SkipLink() {
  return (
    <a
      href="#content"
      className="fixed top-2 left-2 z-50 rounded-md bg-brass-bright px-4 outline-offset-0 py-3 font-semibold text-on-brass not-focus:sr-only"
    >
      Skip to content
    </a>
  );
}
