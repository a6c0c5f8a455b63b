import type { ReactNode } from 'react';
import { classNames } from '#/web/ui/class-names.ts';

/** What stands on the edge of the counter, or hangs above it, 320 by 168; its outline is 3 px wide at 20rem. */
const pictures = {
  /** A cash register, and a bill on its spike. */
  pricing: (
    <>
      <path d="M56 74h128l16 62H40z" className="fill-brass-bright" />
      <path d="M76 20h88v34H76z" className="fill-desk-ink" />
      <path d="M112 54h16v20h-16z" className="fill-brass" />
      <path d="M92 37h12M116 37h12M140 37h8" strokeWidth="6" className="stroke-glass" />
      <path d="M80 90h.1M104 90h.1M128 90h.1M152 90h.1M76 106h.1M103 106h.1M130 106h.1M157 106h.1" strokeWidth="10" />
      <path
        d="M80 90h.1M104 90h.1M128 90h.1M152 90h.1M76 106h.1M103 106h.1M130 106h.1M157 106h.1"
        strokeWidth="5"
        className="stroke-desk-ink"
      />
      <path d="M30 128h180v40H30z" className="fill-glass" />
      <path d="M106 148h28" strokeWidth="5" className="stroke-brass-bright" />
      <path d="M262 26v126" strokeWidth="4" className="stroke-brass-bright" />
      <path d="m228 82 66-10 6 58-66 8z" className="fill-brass-pale" />
      <path d="m234 58 60 4-4 58-60-4z" className="fill-desk-ink" />
      <path d="m244 76 38 2M243 90l38 2M242 104l22 1.5" className="stroke-glass" />
      <path d="M234 168c0-22 56-22 56 0z" className="fill-brass-bright" />
    </>
  ),
  /** A telephone, and a question above the books. */
  faq: (
    <>
      <path d="M20 168c0-44 24-66 42-74h52c18 8 42 30 42 74z" className="fill-glass" />
      <path d="M26 76c0-32 26-46 62-46s62 14 62 46l-4 12h-28l-6-20c-13-6-35-6-48 0l-6 20H30z" className="fill-glass" />
      <path d="M73 88V76M103 88V76" strokeWidth="8" />
      <circle cx="88" cy="126" r="29" className="fill-brass-bright" />
      <path d="M88 105h.1M73 111h.1M67 126h.1M73 141h.1M88 147h.1M103 111h.1M109 126h.1" strokeWidth="8" />
      <circle cx="88" cy="126" r="9" className="fill-desk-ink" />
      <path d="M190 140h110v28H190z" className="fill-brass-bright" />
      <path d="M198 114h92v26h-92z" className="fill-ribbon" />
      <path d="M206 140v28M284 140v28M212 114v26" />
      <path d="M224 154h42M228 127h44" className="stroke-desk-deep" />
      <path d="M198 36h92v50h-54l-20 18V86h-18z" className="fill-desk-ink" />
      <path d="M233 52c2-10 22-10 22 2 0 8-11 7-11 15M244 77h.1" strokeWidth="5" className="stroke-glass" />
    </>
  ),
  /** A safe with its wheel, and its keys on a rail. */
  security: (
    <>
      <path d="M40 158h22v10H40zM164 158h22v10h-22z" className="fill-brass" />
      <path d="M28 14h170v146H28z" className="fill-brass-bright" />
      <path d="M44 30h138v114H44z" className="fill-glass" />
      <path d="M44 52h-8M44 122h-8" strokeWidth="8" />
      <circle cx="106" cy="87" r="33" className="fill-brass-pale" />
      <path d="M106 45v84M64 87h84M76 57l60 60M136 57l-60 60" strokeWidth="5" className="stroke-desk-deep" />
      <circle cx="106" cy="87" r="22" className="fill-brass-bright" />
      <circle cx="106" cy="87" r="7" className="fill-desk-ink" />
      <path d="M164 76v22" strokeWidth="6" className="stroke-brass-bright" />
      <path d="M224 40h92" strokeWidth="7" className="stroke-brass-bright" />
      <path d="M246 44v10M294 44v10" strokeWidth="5" className="stroke-brass-pale" />
      <path d="M246 84v40h14M246 108h11" strokeWidth="6" className="stroke-brass-bright" />
      <path d="M294 84v52h14M294 120h11" strokeWidth="6" className="stroke-brass-pale" />
      <circle cx="246" cy="69" r="15" className="fill-brass-bright" />
      <circle cx="294" cy="69" r="15" className="fill-brass-pale" />
      <circle cx="246" cy="69" r="5" className="fill-desk" />
      <circle cx="294" cy="69" r="5" className="fill-desk" />
    </>
  ),
  /** A box of files, and a lock. */
  privacy: (
    <>
      <path d="M52 24h40l8 10h46v60H52z" className="fill-desk-ink" />
      <path d="M38 44h44l8 10h82v50H38z" className="fill-brass-pale" />
      <path d="M24 64h44l8 10h110v40H24z" className="fill-glass" />
      <path d="M16 92h188v76H16z" className="fill-brass-bright" />
      <path d="M80 112h60v28H80z" className="fill-desk-ink" />
      <path d="M94 126h32" className="stroke-glass" />
      <path d="M92 154c0 6 36 6 36 0" strokeWidth="4" />
      <path d="M240 108V94a20 20 0 0 1 40 0v14" strokeWidth="7" className="stroke-brass-pale" />
      <path d="M226 106h68v62h-68z" className="fill-brass-bright" />
      <path d="M260 130h.1" strokeWidth="12" />
      <path d="M260 132v14" strokeWidth="5" />
    </>
  ),
  /** What both have signed, with its seal, and a pen in its stand. */
  terms: (
    <>
      <path d="M60 10h118v158H60z" className="fill-brass-pale" />
      <path d="M40 18h118v150H40z" className="fill-desk-ink" />
      <path d="M58 40h46" strokeWidth="6" className="stroke-glass" />
      <path d="M58 60h82M58 76h82M58 92h82M58 108h50" className="stroke-desk-line" />
      <path d="M58 144c10-20 14 12 22-6 5 10 10 8 18 2" className="stroke-glass" />
      <path d="m122 140-5 24 13-7 13 7-5-24z" className="fill-ribbon" />
      <circle cx="130" cy="130" r="17" className="fill-brass-bright" />
      <circle cx="130" cy="130" r="7" />
      <path d="m250 142 40-104" strokeWidth="13" />
      <path d="m250 142 40-104" strokeWidth="7" className="stroke-brass-bright" />
      <path d="m246 152 1-12 9 4z" className="fill-desk-ink" />
      <path d="M198 168c0-26 100-26 100 0z" className="fill-glass" />
    </>
  ),
  /** A book in large letters under a lamp, and the glasses to read it with. */
  accessibility: (
    <>
      <path d="M222 80v82" strokeWidth="7" className="stroke-brass-bright" />
      <path d="M166 74c8-54 104-54 112 0z" className="fill-glass" />
      <path d="M186 62c6-14 18-20 30-22" className="stroke-desk-soft" />
      <path d="M160 72h124v11H160z" className="fill-brass-bright" />
      <path d="M182 168c0-26 80-26 80 0z" className="fill-brass-bright" />
      <path
        d="M84 76c-22-12-46-12-66-6v88c20-6 44-6 66 6 22-12 46-12 66-6V70c-20-6-44-6-66 6z"
        className="fill-desk-ink"
      />
      <path d="M84 76v88" />
      <path d="m34 134 16-44 16 44M40 120h20" strokeWidth="5" className="stroke-glass" />
      <path
        d="M102 96c10-4 22-4 32-3M102 114c10-4 22-4 32-3M102 132c10-4 22-4 32-3"
        strokeWidth="4"
        className="stroke-desk-line"
      />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type PageDrawingId = keyof typeof pictures;

/** A thing of the desk beside the title of a page, or at its end on a wide page: what the page is about. */
export function PageDrawing({ id, isClosing }: { id: PageDrawingId; isClosing?: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 320 168"
      className={classNames(
        'w-full justify-self-end stroke-desk-deep print:hidden',
        isClosing ? 'max-w-96 max-lg:hidden' : 'max-w-80 max-lg:max-w-52 max-sm:col-span-full max-sm:max-w-36',
      )}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="3"
    >
      {pictures[id]}
    </svg>
  );
}
