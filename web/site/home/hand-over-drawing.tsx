/** Calls and chats lead to the agent, and from it to an answer or to a person. */
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
      <path d="M17 17c0 8 6 14 14 14M14 89h20v12H22l-5 4v-4h-3z" className="stroke-desk-ink" />
      <path d="M180 24h80v72h-80z" className="fill-brass-bright" />
      <path d="M196 56v8M208 48v24M220 38v44M232 48v24M244 56v8" className="stroke-on-brass" />
      <path d="M416 24h.1M416 96h.1" className="stroke-brass-bright" strokeWidth="46" />
      <path d="m406 25 7 7 13-15M416 90h.1M406 107c0-11 20-11 20 0z" className="stroke-on-brass" />
    </svg>
  );
}
