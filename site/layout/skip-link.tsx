export function SkipLink() {
  return (
    <a
      href="#content"
      className="fixed top-2 left-2 z-50 rounded-md bg-accent px-4 py-3 font-semibold text-on-accent not-focus:sr-only"
    >
      Skip to content
    </a>
  );
}
