/** The sound of a question and of its answer, without a gap. */
export function AtOnceDrawing() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 280 70"
      className="mx-auto block w-full max-w-[17rem]"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="6"
    >
      <path d="M4 35h272" className="stroke-line" strokeWidth="3" />
      <path d="M12 29v12M27 21v28M42 26v18M57 13v44M72 23v24M87 17v36M102 26v18M117 22v26" className="stroke-edge" />
      <path
        d="M155 21v28M170 9v52M185 18v34M200 25v20M215 12v46M230 23v24M245 17v36M260 28v14"
        className="stroke-brass"
      />
      <path d="M136 14v54" className="stroke-ribbon" strokeWidth="3" strokeDasharray="1 8" />
      <path d="m130 3 6 8 6-8z" className="fill-ribbon stroke-ribbon" strokeWidth="3" />
    </svg>
  );
}

/** A clock, half of it dark, and a bell that is struck. */
export function AroundTheClockDrawing() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 288 150"
      className="mx-auto block w-full max-w-[20rem]"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="3"
    >
      <circle cx="75" cy="76" r="66" className="fill-paper" />
      <path d="M75 10a66 66 0 0 0 0 132z" className="fill-desk" />
      <circle cx="75" cy="76" r="66" className="stroke-ink" />
      <path d="M75 21v8M75 123v8M20 76h8M122 76h8" className="stroke-brass" />
      <path d="M75 76V39M75 76l26 18" className="stroke-brass" strokeWidth="5" />
      <circle cx="75" cy="76" r="5" className="fill-ribbon" />
      <path d="M48 47h.1M40 67h.1M52 99h.1M36 93h.1" className="stroke-brass-pale" strokeWidth="4" />
      <path d="M170 126c0-34 21-56 48-56s48 22 48 56z" className="fill-brass-bright stroke-ink" />
      <path d="M160 126h116v16H160zM218 70V54M203 52h30" className="fill-sheet stroke-ink" />
      <path d="M172 54c-8 6-13 12-16 21M264 54c8 6 13 12 16 21" className="stroke-brass" />
    </svg>
  );
}
