/** Calls and chats lead to the agent, and from it to an answer or to a person at the desk; the signs are the site's own. */
export function HandOverDrawing() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 440 120"
      className="mb-8 block w-full"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="3"
    >
      <path d="M24 24c80 0 80 36 196 36s116-36 196-36M24 96c80 0 80-36 196-36s116 36 196 36" className="stroke-brass" />
      <path d="M24 24h.1M24 96h.1" className="stroke-desk-deep" strokeWidth="46" />
      <g transform="translate(12 12)" className="stroke-brass-bright" strokeWidth="1.75">
        <path d="M5 4.5h3.2l1.6 4-2 1.6a12 12 0 0 0 6.1 6.1l1.6-2 4 1.6V19a1.7 1.7 0 0 1-1.9 1.6A16 16 0 0 1 3.4 6.4 1.7 1.7 0 0 1 5 4.5z" />
        <g transform="translate(0 72)">
          <path d="M4 5h16v11.5H10.5L6 20.5v-4H4z" />
          <path d="M8 9.2h8M8 12.4h5" />
        </g>
      </g>
      <rect x="180" y="24" width="80" height="72" rx="8" className="fill-brass-bright" />
      <path d="M196 56v8M208 48v24M220 38v44M232 48v24M244 56v8" className="stroke-on-brass" />
      <path d="M416 24h.1M416 96h.1" className="stroke-brass-bright" strokeWidth="46" />
      <path d="m406 25 7 7 13-15" className="stroke-on-brass" />
      <g transform="translate(400 80)" className="fill-on-brass">
        <path d="M3.5 22.5a12.5 12.5 0 0 1 25 0z" />
        <rect x="1" y="24.5" width="30" height="4" rx="2" />
        <rect x="14.5" y="6" width="3" height="5" />
        <rect x="11" y="3.5" width="10" height="3.4" rx="1.7" />
      </g>
    </svg>
  );
}
