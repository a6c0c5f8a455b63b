/** Two armchairs turned to each other over a cup, below the clock that a session is held by. */
export function CoachesDesk() {
  return (
    <>
      <path d="m94 20-28 24M94 20l28 24" className="stroke-brass" />
      <path d="M46 44h96v80H46z" className="fill-brass-bright" />
      <path d="M55 53h78v62H55z" className="fill-desk-ink" />
      <path d="m55 115 28-38 15 18 11-12 24 32z" className="fill-glass" />
      <path d="M83 77V59l14 5-14 6" className="fill-ribbon" />
      <circle cx="240" cy="84" r="44" className="fill-brass-bright" />
      <circle cx="240" cy="84" r="35" className="fill-desk-ink" />
      <path d="M240 84V60M240 84l16 11" strokeWidth="4" />
      <path d="M240 55v.1M240 113v.1M211 84h.1M269 84h.1" strokeWidth="5" className="stroke-brass" />
      <path d="M330 116h110v9H330z" className="fill-brass-bright" />
      <path d="M342 72h14v44h-14z" className="fill-ribbon" />
      <path d="M356 64h13v52h-13z" className="fill-brass-pale" />
      <path d="m369 78 13-3 10 38-13 3z" className="fill-desk-ink" />
      <path d="M418 92c-18-4-22-20-16-28 8 4 12 12 14 20 0-12 6-22 16-26 6 12 0 26-14 34z" className="fill-glass" />
      <path d="M404 92h28l-5 24h-18z" className="fill-ribbon" />
      <g id="armchair">
        <path d="m52 266-7 34M160 266l7 34" strokeWidth="7" className="stroke-brass-bright" />
        <path d="M28 172c-2-20 8-32 25-32s27 10 29 28l9 60v40H43z" className="fill-glass" />
        <rect x="80" y="210" width="100" height="32" rx="13" className="fill-brass-bright" />
        <path d="M43 238h136v24a8 8 0 0 1-8 8H51a8 8 0 0 1-8-8z" className="fill-glass" />
        <path d="M62 242v-26a17 17 0 0 1 17-17h68a12 12 0 0 1 0 24H90v19z" className="fill-glass" />
      </g>
      <use href="#armchair" transform="matrix(-1 0 0 1 480 0)" />
      <path d="M240 236v56" strokeWidth="7" className="stroke-brass-bright" />
      <path d="M198 228h84v9h-84zM212 300a28 11 0 0 1 56 0z" className="fill-brass-bright" />
      <path d="M244 209h5a6 6 0 0 1 0 12h-6" className="stroke-desk-ink" />
      <path d="M218 204h26v13a11 11 0 0 1-11 11h-4a11 11 0 0 1-11-11z" className="fill-desk-ink" />
      <path d="M226 194c-4-6 4-8 0-14M236 194c-4-6 4-8 0-14" className="stroke-brass-pale" />
    </>
  );
}
