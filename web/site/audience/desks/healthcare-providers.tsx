/** The waiting room of a dental practice: the chairs, the clock, the poster of a tooth, the counter with its bell. */
export function HealthcareDesk() {
  return (
    <>
      <path d="m108 18-32 24M108 18l32 24" className="stroke-brass" />
      <path d="M52 42h112v124H52z" className="fill-brass-bright" />
      <path d="M61 51h94v106H61z" className="fill-desk-ink" />
      <path
        d="M84 74c10-9 16-1 24-1s14-8 24 1c12 10 6 28 0 40-4 10-3 22-9 22-8 0-6-22-15-22s-7 22-15 22c-6 0-5-12-9-22-6-12-12-30 0-40z"
        className="fill-glass"
      />
      <path d="M90 85c4-4 8-4 12-2" className="stroke-desk-ink" />
      <circle cx="252" cy="90" r="38" className="fill-brass-bright" />
      <circle cx="252" cy="90" r="30" className="fill-desk-ink" />
      <path d="M252 90V70M252 90l14 8" strokeWidth="4" />
      <path d="M252 65v.1M252 115v.1M227 90h.1M277 90h.1" strokeWidth="5" className="stroke-brass" />
      <rect x="354" y="36" width="84" height="84" rx="12" className="fill-desk-ink" />
      <path d="M385 50h22v17h17v22h-17v17h-22v-17h-17V67h17z" className="fill-glass" />
      <path d="M40 250v50M96 250v50M120 250v50M176 250v50" strokeWidth="6" className="stroke-brass-bright" />
      <path
        d="M46 190h44a8 8 0 0 1 8 8v40H38v-40a8 8 0 0 1 8-8zM126 190h44a8 8 0 0 1 8 8v40h-60v-40a8 8 0 0 1 8-8z"
        className="fill-glass"
      />
      <path
        d="M38 236h60a7 7 0 0 1 0 15H38a7 7 0 0 1 0-15zM118 236h60a7 7 0 0 1 0 15h-60a7 7 0 0 1 0-15z"
        className="fill-brass-bright"
      />
      <path d="M232 210h216v90H232z" className="fill-desk-ink" />
      <path d="M250 226h54v50h-54zM313 226h54v50h-54zM376 226h54v50h-54z" className="fill-glass" />
      <path d="M232 288h216v12H232z" className="fill-wood" />
      <path d="M276 164v10M266 163h20" strokeWidth="5" className="stroke-brass-pale" />
      <path d="M250 196a26 24 0 0 1 52 0z" className="fill-brass-bright" />
      <path d="M316 188h40v8h-40z" className="fill-ribbon" />
      <path d="M320 180h34v8h-34z" className="fill-desk-ink" />
      <path d="M389 184h16v12h-16z" className="fill-desk-soft" />
      <path d="M366 150h62v38h-62z" className="fill-desk-soft" />
      <path d="M222 196h236v14H222z" className="fill-brass-bright" />
    </>
  );
}
