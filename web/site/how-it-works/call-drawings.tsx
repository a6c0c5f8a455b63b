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

/** A clock at three: dark with stars by night, light by day. */
export function ClockDrawing({ isNight }: { isNight: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 80 80"
      className="block w-14 shrink-0"
      fill="none"
      strokeLinecap="round"
      strokeWidth="3"
    >
      <circle cx="40" cy="40" r="37" className={`stroke-ink ${isNight ? 'fill-desk' : 'fill-brass-pale'}`} />
      <path d="M40 10v5M40 65v5M10 40h5M65 40h5" className={isNight ? 'stroke-brass' : 'stroke-on-brass'} />
      {isNight && <path d="M24 26h.1M29 55h.1M19 42h.1M54 59h.1" className="stroke-brass-pale" strokeWidth="4" />}
      <path d="M40 40V19M40 40h15" strokeWidth="5" className={isNight ? 'stroke-brass-bright' : 'stroke-on-brass'} />
    </svg>
  );
}
