import type { ReactNode } from 'react';

/** What stands on the counter of each kind of business, on a ground line at 300 of 480 by 300. */
const things: Record<string, ReactNode> = {
  /** Two armchairs, and the clock that a session is held by. */
  coaches: (
    <>
      <circle cx="240" cy="78" r="46" className="fill-desk-ink" />
      <path d="M240 46v32l20 14" className="stroke-ribbon" />
      <path d="M240 40v4M240 112v4M202 78h4M274 78h4" className="stroke-desk-line" />
      <path d="M58 182a30 30 0 0 1 30-30h44a30 30 0 0 1 30 30v58H58z" className="fill-glass" />
      <path d="M42 206a17 17 0 0 1 34 0v24h68v-24a17 17 0 0 1 34 0v68H42z" className="fill-brass-bright" />
      <path d="M318 182a30 30 0 0 1 30-30h44a30 30 0 0 1 30 30v58H318z" className="fill-glass" />
      <path d="M302 206a17 17 0 0 1 34 0v24h68v-24a17 17 0 0 1 34 0v68H302z" className="fill-brass-bright" />
      <path d="M54 274v26M166 274v26M314 274v26M426 274v26M240 246v54M214 300h52" />
      <path d="M204 240h72v8h-72z" className="fill-wood" />
      <path d="M226 220h26v20h-26zM252 224h6a6 6 0 0 1 0 12h-6" className="fill-desk-ink" />
    </>
  ),
  /** Drafts pinned to the wall, and pens in a pot. */
  agencies: (
    <>
      <path d="M54 34h150v196H54z" className="fill-desk-ink" />
      <path d="M76 58h106v66H76z" className="fill-ribbon" />
      <path d="M76 146h86M76 168h106M76 190h64" className="stroke-desk-line" />
      <path d="M224 60h132v128H224z" className="fill-brass-pale" />
      <circle cx="274" cy="124" r="34" className="fill-glass" />
      <path d="m284 154 32-52 32 52z" className="fill-brass" />
      <path d="M129 34h.1M290 60h.1" className="stroke-brass" strokeWidth="14" />
      <path
        d="m392 226-18-92 13-3 19 95M412 226l6-112h14l-4 112M432 226l22-76 13 4-20 72"
        className="fill-brass-bright"
      />
      <path d="M380 226h72l-8 74h-56z" className="fill-wood" />
      <path d="M220 282h130v18H220zM232 264h104v18H232z" className="fill-desk-ink" />
    </>
  ),
  /** The awning of a shop, and what a hair salon works with. */
  'local-shops': (
    <>
      <path d="M40 20h400v62H40z" className="fill-desk-ink" />
      <path d="M40 20h50v62H40zM140 20h50v62h-50zM240 20h50v62h-50zM340 20h50v62h-50z" className="fill-ribbon" />
      <path
        d="M40 82a25 22 0 0 0 50 0 25 22 0 0 0 50 0 25 22 0 0 0 50 0 25 22 0 0 0 50 0 25 22 0 0 0 50 0 25 22 0 0 0 50 0 25 22 0 0 0 50 0 25 22 0 0 0 50 0z"
        className="fill-brass-bright"
      />
      <path d="M66 300V190a62 62 0 0 1 124 0v110z" className="fill-brass" />
      <path d="M80 300V190a48 48 0 0 1 96 0v110z" className="fill-desk-soft" />
      <path d="m104 236 44-54M104 264l24-30" className="stroke-desk-ink" />
      <path d="m272 132 28 112M336 132l-28 112" className="stroke-desk-ink" strokeWidth="9" />
      <path d="M256 210h94l-8 90h-78z" className="fill-glass" />
      <path
        d="M380 156h38v22h-38zM374 178h50a10 10 0 0 1 10 10v112h-70V188a10 10 0 0 1 10-10z"
        className="fill-brass-bright"
      />
      <path d="M364 216h70v44h-70z" className="fill-desk-ink" />
    </>
  ),
  /** Parcels, and one on the scales. */
  'e-commerce-stores': (
    <>
      <path d="M40 176h176v124H40z" className="fill-brass" />
      <path d="M112 176h32v44l-16-10-16 10z" className="fill-brass-pale" />
      <path d="M62 268h44M62 252h28" className="stroke-wood" />
      <path d="M70 74h116v102H70z" className="fill-brass-bright" />
      <path d="M116 74h24v34l-12-8-12 8z" className="fill-desk-ink" />
      <path d="M274 132h132v88H274z" className="fill-brass-bright" />
      <path d="M274 160h132M340 132v88" className="stroke-ribbon" strokeWidth="10" />
      <path d="M340 132c-40-6-44-40-20-38 14 2 20 38 20 38s6-36 20-38c24-2 20 32-20 38z" className="fill-ribbon" />
      <path d="M250 220h180v14H250z" className="fill-desk-ink" />
      <path d="M276 234h128l18 66H258z" className="fill-wood" />
      <circle cx="340" cy="268" r="22" className="fill-desk-ink" />
      <path d="m340 268 10-12" className="stroke-ribbon" />
    </>
  ),
  /** A cabinet on the wall, and a glass for the teeth. */
  'healthcare-providers': (
    <>
      <path d="M52 42h172v172H52z" className="fill-desk-ink" />
      <path d="M122 78h32v34h34v32h-34v34h-32v-34H88v-32h34z" className="fill-ribbon" />
      <path d="M238 128h.1" strokeWidth="14" className="stroke-brass-bright" />
      <path d="M64 264h148v36H64z" className="fill-brass-bright" />
      <path d="M64 282h148" className="stroke-wood" />
      <path
        d="M306 66c22-16 34 0 50 0s28-16 50 0c24 20 10 60-2 84-8 20-6 44-20 44-16 0-10-46-28-46s-12 46-28 46c-14 0-12-24-20-44-12-24-26-64-2-84z"
        className="fill-desk-ink"
      />
      <path d="M322 90c6-6 14-6 20-2" className="stroke-desk-line" />
      <path d="M262 228h70l-8 72h-54z" className="fill-desk-soft" />
      <path d="m296 228 14-60M306 232l10-44" className="stroke-brass-bright" strokeWidth="9" />
      <path d="M376 256h72v44h-72z" className="fill-glass" />
      <path d="M388 244h48v12h-48z" className="fill-brass" />
    </>
  ),
  /** A house, and the key to it. */
  'real-estate-agents': (
    <>
      <path d="M70 144h204v156H70z" className="fill-desk-ink" />
      <path d="M222 62h32v60h-32z" className="fill-brass" />
      <path d="m40 158 132-108 132 108z" className="fill-ribbon" />
      <path d="M148 210a24 24 0 0 1 48 0v90h-48z" className="fill-glass" />
      <path d="M92 186h38v42H92zM214 186h38v42h-38z" className="fill-brass-bright" />
      <path d="M111 186v42M92 207h38M233 186v42M214 207h38" />
      <path d="M184 256h.1" className="stroke-brass-bright" strokeWidth="9" />
      <path d="M386 40v30a12 12 0 0 0 24 0" className="stroke-brass-bright" />
      <circle cx="398" cy="112" r="30" className="stroke-brass-bright" strokeWidth="12" />
      <path d="M398 142v96M398 200h26M398 224h18" className="stroke-brass-bright" strokeWidth="12" />
      <path d="M318 300v-34h124v34z" className="fill-wood" />
      <path d="M336 266v-16h88v16" className="fill-desk-ink" />
    </>
  ),
  /** A lamp of green glass, ledgers, and a figure that grows. */
  consultants: (
    <>
      <path d="M246 40h190v132H246z" className="fill-desk-ink" />
      <path d="M272 150v-28h26v28zM320 150V98h26v52zM368 150V72h26v78z" className="fill-brass-bright" />
      <path d="M262 150h158" />
      <path d="M64 118c8-44 142-44 150 0z" className="fill-glass" />
      <path d="M58 118h162v10H58z" className="fill-brass" />
      <path d="M139 128v148M108 128v26" className="stroke-brass-bright" strokeWidth="8" />
      <path d="M88 300c0-32 102-32 102 0z" className="fill-brass-bright" />
      <path d="M258 264h168v36H258z" className="fill-ribbon" />
      <path d="M276 230h140v34H276z" className="fill-brass" />
      <path d="M266 200h156v30H266z" className="fill-wood" />
      <path d="M286 282h60M300 247h44M290 215h52" className="stroke-brass-pale" />
    </>
  ),
};

/** What a visitor to such a business finds on its counter, in the light of the wall's lamp. */
export function DeskDrawing({ id }: { id: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="20 10 440 292"
      className="mx-auto w-full max-w-96 stroke-desk-deep lg:max-w-[34rem] print:hidden"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="4"
    >
      {things[id]}
    </svg>
  );
}
