/** A page's title and first sentence on paper, close above the thing that the page is for. */
export function PageHeader({ heading, text }: { heading: string; text: string }) {
  return (
    <div className="page-width pt-9 md:pt-10">
      <h1 className="text-4xl">{heading}</h1>
      <p className="mt-4 max-w-[40rem] text-ink-soft text-lg md:mt-3">{text}</p>
    </div>
  );
}
