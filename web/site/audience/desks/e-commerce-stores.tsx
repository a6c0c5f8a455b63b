/** A rack of parcels, the list of the day's orders, and one parcel on the scales. */
export function EcommerceDesk() {
  return (
    <>
      <path d="M28 30h11v270H28zM235 30h11v270h-11z" className="fill-desk-soft" />
      <path d="M54 62h70v50H54z" className="fill-brass-bright" />
      <path d="M140 76h82v36h-82z" className="fill-brass" />
      <path d="M82 62h14v22l-7-5-7 5zM174 76h14v18l-7-5-7 5z" className="fill-brass-pale" />
      <path d="M52 142h96v60H52z" className="fill-brass" />
      <path d="M92 142h16v24l-8-6-8 6z" className="fill-brass-pale" />
      <path d="M64 190h22M64 180h12" className="stroke-wood" />
      <path d="M164 166h56v36h-56z" className="fill-desk-ink" />
      <path d="M160 156h64v14h-64z" className="fill-glass" />
      <path d="M54 236h62v54H54z" className="fill-brass-pale" />
      <path d="M54 254h62" />
      <path d="M132 226h90v64h-90z" className="fill-brass-bright" />
      <path d="M169 226h16v24l-8-6-8 6z" className="fill-desk-ink" />
      <path d="M194 272h16v8h-16z" className="fill-desk-ink" />
      <path d="M22 112h230v10H22zM22 202h230v10H22zM22 290h230v10H22z" className="fill-desk-soft" />
      <path d="M290 18h88v96h-88z" className="fill-brass" />
      <path d="M298 30h72v76h-72z" className="fill-desk-ink" />
      <path d="M318 12h32v16h-32z" className="fill-brass-bright" />
      <path d="m307 50 5 5 9-11M307 70l5 5 9-11M307 90l5 5 9-11" className="stroke-glass" />
      <path d="M332 51h26M332 71h18M332 91h26" className="stroke-desk-line" />
      <path d="M308 164h118v64H308z" className="fill-brass-bright" />
      <path d="M396 164h30v64h-30z" className="fill-brass opacity-60" stroke="none" />
      <path d="M308 184h118v9H308zM362 164h10v64h-10z" className="fill-ribbon" stroke="none" />
      <path d="M308 164h118v64H308z" />
      <path d="M367 164c-34-4-38-30-18-29 12 1 18 29 18 29s6-28 18-29c20-1 16 25-18 29z" className="fill-ribbon" />
      <path d="M290 228h154v12H290z" className="fill-desk-ink" />
      <path d="M308 240h118l18 60H290z" className="fill-glass" />
      <circle cx="367" cy="271" r="21" className="fill-desk-ink" />
      <path d="m367 271 9-11" strokeWidth="4" className="stroke-ribbon" />
      <circle cx="270" cy="287" r="12" className="fill-brass" />
      <circle cx="270" cy="287" r="5" className="fill-desk" />
    </>
  );
}
