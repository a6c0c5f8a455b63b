/** Drafts on a pinboard, and below it the table they are made at. */
export function AgenciesDesk() {
  return (
    <>
      <path d="M26 16h274v186H26z" className="fill-brass-bright" />
      <path d="M36 26h254v166H36z" className="fill-wood" />
      <path d="M52 42h102v134H52z" className="fill-desk-ink" />
      <path d="M64 58h78v52H64z" className="fill-ribbon" />
      <path d="m74 110 22-30 16 20 9-9 14 19z" className="fill-brass-pale" />
      <path d="M66 126h74M66 142h74M66 158h46" className="stroke-desk-line" />
      <path d="M172 42h104v62H172z" className="fill-brass-pale" />
      <circle cx="206" cy="74" r="19" className="fill-glass" />
      <path d="m222 93 20-38 20 38z" className="fill-brass" />
      <path d="M172 122h46v46h-46z" className="fill-brass-bright" />
      <path d="M182 138h26M182 150h16" />
      <path d="M236 118h40v62h-40z" className="fill-desk-ink" />
      <path d="M244 130h24v20h-24z" className="fill-glass" />
      <path d="M244 162h24M244 170h14" className="stroke-desk-line" />
      <path d="M103 42h.1M224 42h.1M195 122h.1M256 118h.1" className="stroke-ribbon" strokeWidth="9" />
      <path d="M62 220h128a6 6 0 0 1 6 6v64H56v-64a6 6 0 0 1 6-6z" className="fill-desk-soft" />
      <path d="M66 230h120v60H66z" className="fill-desk" />
      <path d="M76 241h44v38H76z" className="fill-brass-bright" />
      <path d="M132 246h42M132 260h42M132 274h24" className="stroke-desk-soft" />
      <path d="M36 290h180v10H36z" className="fill-desk-ink" />
      <path d="m262 300-32-56 18-10 34 60z" className="fill-glass" />
      <path d="m264 300-14-64 20-4 14 64z" className="fill-brass-bright" />
      <path d="m266 300 6-66 20 2-4 64z" className="fill-ribbon" />
      <path d="m332 236-14-72 11-3 17 75M344 236l4-88h12l-2 88M356 236l20-66 11 4-18 62" className="fill-brass-pale" />
      <path d="m318 164 3-12 8 9zM348 148l6-13 6 13zM376 170l9-9 2 13z" className="fill-ribbon" />
      <path d="M320 236h60l-6 64h-48z" className="fill-brass" />
      <path d="M360 236h20l-6 64h-20z" className="fill-wood opacity-30" stroke="none" />
      <path d="m420 292-22-92 40-66" strokeWidth="7" className="stroke-brass-bright" />
      <path d="M398 200h.1" strokeWidth="14" className="stroke-brass" />
      <g transform="translate(-12 0) rotate(38 450 118)">
        <path d="M440 168a10 10 0 0 0 20 0z" className="fill-brass-pale" />
        <path d="M440 118h20l20 50h-60z" className="fill-glass" />
      </g>
      <path d="M390 300a31 13 0 0 1 62 0z" className="fill-brass-bright" />
    </>
  );
}
