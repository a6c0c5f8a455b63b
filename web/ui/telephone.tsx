/** A desk telephone, 176 wide and 168 high. */
export function Telephone() {
  return (
    <g strokeWidth="3">
      <path d="M14 166c0-48 26-74 46-82h56c20 8 46 34 46 82z" className="fill-desk stroke-ink" />
      <path
        d="M22 64C22 30 50 14 88 14s66 16 66 50l-4 12h-30l-6-20c-14-7-38-7-52 0l-6 20H26z"
        className="fill-desk stroke-ink"
      />
      <path d="M72 76v-12M104 76v-12" className="stroke-ink" strokeWidth="8" />
      <circle cx="88" cy="120" r="32" className="fill-brass-bright stroke-ink" />
      <path
        d="M88 97h.1M71 104h.1M64 120h.1M71 137h.1M88 143h.1M105 104h.1M112 120h.1"
        className="stroke-desk"
        strokeWidth="8"
      />
      <circle cx="88" cy="120" r="10" className="fill-sheet stroke-ink" />
    </g>
  );
}
