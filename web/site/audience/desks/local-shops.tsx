const scallops = 'a25.5 15 0 0 0 51 0'.repeat(8);

/** A hair salon from the street: the awning, the window with its sign, the door that is open. */
export function LocalShopsDesk() {
  return (
    <>
      <path d="M52 70h376v230H52z" className="fill-desk-soft" />
      <path d="M72 108h200v132H72z" className="fill-desk" />
      <path d="M72 214h200v26H72z" className="fill-brass" />
      <path d="m206 136 44-22M222 152l40-20" className="stroke-desk-line" />
      <path d="M88 180h22v34H88zM93 166h12v14H93z" className="fill-glass" />
      <path d="M118 190h22v24h-22zM124 178h10v12h-10z" className="fill-ribbon" />
      <path d="M204 196h56v9h-56zM204 205h56v9h-56z" className="fill-desk-ink" />
      <path d="M212 187h42v9h-42z" className="fill-brass-pale" />
      <path d="M172 96v22" className="stroke-brass-bright" />
      <circle cx="172" cy="148" r="31" className="fill-brass-bright" />
      <path d="m160 130 20 32M184 130l-20 32" strokeWidth="4" />
      <circle cx="159" cy="166" r="5.5" className="fill-desk-ink" />
      <circle cx="185" cy="166" r="5.5" className="fill-desk-ink" />
      <path d="M72 240h200v60H72z" className="fill-desk-ink" />
      <path d="M86 254h50v34H86zM147 254h50v34h-50zM208 254h50v34h-50z" className="fill-desk-soft" />
      <path d="M300 108h104v192H300z" className="fill-ribbon" />
      <path d="M316 124h72v104h-72z" className="fill-desk" />
      <path d="m352 142-18 20M352 142l18 20" className="stroke-brass-bright" />
      <path d="M328 162h48v26h-48z" className="fill-desk-ink" />
      <path d="M338 175h28" className="stroke-ribbon" strokeWidth="4" />
      <path d="M316 256h72v28h-72z" className="fill-brass-bright" />
      <path d="M392 236v14" strokeWidth="6" className="stroke-brass-pale" />
      <path d={`M36 80${scallops}z`} className="fill-brass-bright" />
      <path d="M60 26h360l24 54H36z" className="fill-desk-ink" />
      <path
        d="M105 26h45l-12 54H87zM195 26h45v54h-51zM285 26h45l12 54h-51zM375 26h45l24 54h-51z"
        className="fill-ribbon"
      />
      <path d="M50 20h380v8H50z" className="fill-brass-bright" />
      <path d="M44 264c-26-2-30-30-12-40 2-18 34-18 36 0 18 10 14 38-12 40z" className="fill-glass" />
      <path d="M26 262h48l-6 38H32z" className="fill-brass-bright" />
      <path d="M434 264c-26-2-30-30-12-40 2-18 34-18 36 0 18 10 14 38-12 40z" className="fill-glass" />
      <path d="M416 262h48l-6 38h-36z" className="fill-brass-bright" />
    </>
  );
}
