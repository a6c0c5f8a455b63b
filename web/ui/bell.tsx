/**
 * The bell, 230 wide from x 296, with its base at y 472, outlined in the current colour. It rings while a link of its
 * `.wall` has hover or focus.
 */
export function Bell() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round" strokeWidth="3">
      <g className="bell-sound origin-[411px_330px] stroke-brass-bright" strokeWidth="4">
        <path d="M350 284c-11 6-19 15-24 25M474 284c11 6 19 15 24 25" />
        <path d="M340 260c-19 10-33 25-42 43M484 260c19 10 33 25 42 43" className="opacity-60" />
      </g>
      <g className="bell-knob stroke-current">
        <g className="fill-brass-pale">
          <path d="M404 292h16v34h-16z" vectorEffect="non-scaling-stroke" />
          <path d="M393 274h38a11 11 0 0 1 0 22h-38a11 11 0 0 1 0-22z" vectorEffect="non-scaling-stroke" />
        </g>
      </g>
      <path
        d="M310 446c0-68 45-124 102-124s102 56 102 124zM296 446h230v16a10 10 0 0 1-10 10H306a10 10 0 0 1-10-10z"
        className="fill-brass-bright stroke-current"
        vectorEffect="non-scaling-stroke"
      />
      <path d="M412 323c56 0 101 55 101 122h-73c14-36 13-89-28-122z" className="fill-brass opacity-60" />
      <path d="M334 424c4-38 21-66 49-78" className="stroke-brass-pale" strokeWidth="9" />
    </g>
  );
}
