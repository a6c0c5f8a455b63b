/** The number of a reason, beside it and at what shows it. */
export function Mark({ number }: { number: number }) {
  return (
    <b
      aria-hidden="true"
      className="grid size-6 shrink-0 place-content-center rounded-full bg-brass-bright text-on-brass text-xs"
    >
      {number}
    </b>
  );
}
