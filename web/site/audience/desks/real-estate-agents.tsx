/** A house behind its fence, and the sign at its gate with the key on it. */
export function RealEstateDesk() {
  return (
    <>
      <path d="M222 58h30v70h-30z" className="fill-brass" />
      <path d="M216 50h42v12h-42z" className="fill-brass-bright" />
      <path d="M60 144h200v156H60z" className="fill-desk-ink" />
      <path d="M226 144h34v156h-34z" className="fill-desk-soft" stroke="none" />
      <path d="M60 144h200v156H60z" />
      <path d="m28 158 132-124 132 124-10 9H38z" className="fill-ribbon" />
      <circle cx="160" cy="116" r="19" className="fill-brass-pale" />
      <path d="M160 97v38M141 116h38" />
      <path d="M134 224a26 26 0 0 1 52 0v76h-52z" className="fill-glass" />
      <path d="M146 226a14 14 0 0 1 28 0v14h-28z" className="fill-brass-pale" />
      <path d="M176 262h.1" className="stroke-brass-bright" strokeWidth="8" />
      <path d="M80 192h38v44H80zM202 192h38v44h-38z" className="fill-brass-pale" />
      <path d="M99 192v44M80 214h38M221 192v44M202 214h38" />
      <path d="M76 236h46v9H76zM198 236h46v9h-46zM122 292h76v8h-76z" className="fill-brass-bright" />
      <path d="M312 292v-70" strokeWidth="8" className="stroke-brass-bright" />
      <path d="M312 246c-40 0-48-34-30-50-4-30 22-46 34-44 22-2 38 22 30 46 16 18 4 48-34 48z" className="fill-glass" />
      <path d="M312 246v-44m0 24 14-14m-14 4-12-12" className="stroke-desk-deep" />
      <path d="M378 96h12v204h-12z" className="fill-brass-bright" />
      <circle cx="384" cy="88" r="9" className="fill-brass-bright" />
      <path d="M378 112h86v10h-86z" className="fill-brass-bright" />
      <path d="M406 122v14M452 122v14" className="stroke-brass-bright" />
      <path d="M396 136h66v78h-66z" className="fill-desk-ink" />
      <circle cx="429" cy="158" r="10" strokeWidth="6" className="stroke-brass" />
      <path d="M429 168v34M429 188h10M429 200h8" strokeWidth="6" className="stroke-brass" />
      <path
        d="M308 300v-30l7-8 7 8v30zM332 300v-30l7-8 7 8v30zM356 300v-30l7-8 7 8v30zM398 300v-30l7-8 7 8v30zM422 300v-30l7-8 7 8v30zM446 300v-30l7-8 7 8v30z"
        className="fill-desk-ink"
      />
      <path d="M300 276h70v8h-70zM398 276h70v8h-70z" className="fill-desk-soft" />
    </>
  );
}
