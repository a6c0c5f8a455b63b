import { Bell } from '#/web/ui/bell.tsx';

/** The contents of the pigeonholes behind the desk. */
const pigeonholes = ['key', 'key', 'letter', 'key', 'hook', 'key', 'key', 'letters'] as const;

/** A drawing of the counter: pigeonholes, lamp, guest book and bell. Its bottom edge meets the element below it. */
export function FrontDesk({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 640 600"
      overflow="visible"
      className={className}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Pigeonholes />
      <Lamp />
      <GuestBook />
      <g transform="translate(166 175.6) scale(0.9)">
        <Bell />
      </g>
    </svg>
  );
}

function Pigeonholes() {
  return (
    <g>
      <path d="M270 30h364v316H270z" className="fill-wood stroke-wood-line" strokeWidth="3" />
      <path d="M258 18h388v14H258z" className="fill-wood-line" />
      {pigeonholes.map((holds, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
        <g key={index} transform={`translate(${282 + (index % 4) * 86} ${42 + Math.floor(index / 4) * 150})`}>
          <path d="M0 0h82v142H0z" className="fill-wood-deep" />
          <path d="M0 0h82v14H0z" className="fill-desk-deep opacity-50" />
          {holds === 'letter' && <Letter />}
          {holds === 'letters' && (
            <>
              <Letter />
              <path d="M12 142 26 84l40 8-12 50z" className="fill-wood-soft" />
            </>
          )}
          {holds === 'hook' && <path d="M41 26v12a7 7 0 0 0 14 0" className="stroke-brass" strokeWidth="3.5" />}
          {holds === 'key' && (index === 0 ? <Key /> : <use href="#key" />)}
        </g>
      ))}
    </g>
  );
}

function Letter() {
  return (
    <>
      <path d="m22 142 10-82 44 6-9 76z" className="fill-desk-ink" />
      <path d="m32 60 18 24 26-18" className="stroke-brass" strokeWidth="2" />
    </>
  );
}

/** Drawn once; the other keys reuse it by id. */
function Key() {
  return (
    <g id="key">
      <path d="M41 22v14" className="stroke-brass" strokeWidth="3.5" />
      <circle cx="41" cy="42" r="8" className="stroke-brass" strokeWidth="2.5" />
      <path d="M24 74c0-16 7-25 17-25s17 9 17 25v40a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6z" className="fill-brass-bright" />
      <circle cx="41" cy="61" r="3.5" className="fill-wood-deep" />
      <path d="M30 78h22v34H30z" className="stroke-brass" strokeWidth="1.5" />
    </g>
  );
}

/** A banker's lamp, and its light. */
function Lamp() {
  return (
    <g>
      <linearGradient id="lamplight" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--color-brass-pale)" stopOpacity="0.5" />
        <stop offset="1" stopColor="var(--color-brass-pale)" stopOpacity="0" />
      </linearGradient>
      <path d="M8 352h264l150 248H-90z" fill="url(#lamplight)" />
      <path d="M140 352v236" className="stroke-brass" strokeWidth="9" />
      <path d="M140 352v236" className="stroke-brass-bright" strokeWidth="3" />
      <path d="M96 588h88a10 10 0 0 1 10 12H86a10 10 0 0 1 10-12z" className="fill-brass-bright" />
      <path d="M122 574h36l6 14h-48z" className="fill-brass" />
      <path d="M212 352v58" className="stroke-brass-pale" strokeWidth="1.5" />
      <circle cx="212" cy="414" r="4.5" className="fill-brass-bright" />
      <circle cx="140" cy="252" r="7" className="fill-brass-bright" />
      <path d="M8 348c0-58 40-90 132-90s132 32 132 90z" className="fill-glass" />
      <path d="M30 330c6-32 30-50 74-56" className="stroke-desk-soft opacity-60" strokeWidth="6" />
      <path d="M4 351h272" className="stroke-brass-bright" strokeWidth="7" />
    </g>
  );
}

function GuestBook() {
  return (
    <g transform="translate(170 118) scale(1.02)">
      <path d="M6 472 30 392h250l24 80z" className="fill-ribbon" />
      <path d="M155 402c-32-18-78-20-116-11l-22 70c46-9 98-7 138 9z" className="fill-desk-ink" />
      <path d="M155 402c32-18 78-20 116-11l22 70c-46-9-98-7-138 9z" className="fill-wood-soft" />
      <path
        d="M56 408c26-4 54-3 82 6M51 426c28-4 58-3 87 6M46 444c30-4 62-3 92 6M174 414c28-9 56-10 82-6M174 432c20-6 38-8 57-8"
        className="stroke-wood-line"
        strokeWidth="2"
      />
      <path d="M155 402v68" className="stroke-wood-line" strokeWidth="2" />
      <path d="m208 452 70-56" className="stroke-brass" strokeWidth="6" />
      <path d="m201 458 10-2-4-7z" className="fill-wood-deep" />
    </g>
  );
}
