/** A page's title and first sentence in the dark of the room, in which the thing that the page is for begins. */
export function PageHeader({ heading, text }: { heading: string; text: string }) {
  return (
    <div className="-mb-16 bg-desk-head pt-9 pb-24 text-desk-ink">
      <div className="page-width">
        <h1 className="text-4xl">{heading}</h1>
        <p className="mt-3 text-desk-soft text-lg">{text}</p>
      </div>
    </div>
  );
}
