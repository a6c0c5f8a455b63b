export function NeedsJavascript() {
  return (
    <noscript>
      <p className="page-width pt-10 text-lg">
        The inbox needs JavaScript. Please switch it on for this site and load the page again.
      </p>
    </noscript>
  );
}
