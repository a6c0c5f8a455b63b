/** A page's title and first sentence on the wall, in which the thing that the page is for begins. */
export function PageHeader({ heading, text }: { heading: string; text: string }) {
  return (
    <div className="wall [&::before]:-bottom-28">
      <div className="page-width pt-9">
        <h1 className="text-4xl">{heading}</h1>
        <p className="mt-3 text-desk-soft text-lg">{text}</p>
      </div>
    </div>
  );
}
