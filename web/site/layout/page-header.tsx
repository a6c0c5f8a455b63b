/** A page's title and first sentence on paper, close above the thing that the page is for. */
export function PageHeader({ heading, text }: { heading: string; text: string }) {
  return (
    <div className="page-width pt-9 md:pt-14">
      <div className="grid items-end gap-x-gutter gap-y-4 lg:grid-cols-2">
        <h1 className="text-4xl">{heading}</h1>
        <p className="max-w-[40rem] text-ink-soft text-lg lg:pb-1">{text}</p>
      </div>
    </div>
  );
}
