/** A page's title and first sentence on paper, close above the thing that the page is for. */
export function PageHeader({ heading, text }: { heading: string; text: string }) {
  return (
    <div className="page-width pt-8">
      <h1 className="text-4xl">{heading}</h1>
      <p className="mt-3 max-w-[36rem] text-ink-soft text-lg">{text}</p>
    </div>
  );
}
