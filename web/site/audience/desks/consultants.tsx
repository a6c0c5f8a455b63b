/** A figure that grows, framed on the wall; below it a lamp of green glass, ledgers and a cup. */
export function ConsultantsDesk() {
  return (
    <>
      <path d="m336 16-46 26M336 16l46 26" className="stroke-brass" />
      <path d="M246 42h180v122H246z" className="fill-brass-bright" />
      <path d="M256 52h160v102H256z" className="fill-desk-ink" />
      <path d="M278 142v-24h24v24zM324 142V98h24v44zM370 142V74h24v68z" className="fill-glass" />
      <path d="m276 100 38-18 30-2 42-22" className="stroke-ribbon" />
      <path d="M268 142h136" />
      <path d="M142 134v146" strokeWidth="8" className="stroke-brass-bright" />
      <path d="M108 140v26" className="stroke-brass-bright" />
      <path d="M108 170h.1" strokeWidth="8" className="stroke-brass-bright" />
      <path d="M66 128c8-50 144-50 152 0z" className="fill-glass" />
      <path d="M86 118c8-14 24-20 38-22" className="stroke-desk-soft" />
      <path d="M60 128h164v12H60z" className="fill-brass-bright" />
      <path d="M88 300c0-34 108-34 108 0z" className="fill-brass-bright" />
      <path d="M240 270h7a8 8 0 0 1 0 16h-8" className="stroke-desk-ink" />
      <path d="M208 262h32v24a14 14 0 0 1-14 14h-4a14 14 0 0 1-14-14z" className="fill-desk-ink" />
      <path d="M218 252c-4-6 4-9 0-16M230 252c-4-6 4-9 0-16" className="stroke-brass-pale" />
      <path d="M268 266h178v34H268z" className="fill-ribbon" />
      <path d="M284 232h150v34H284z" className="fill-brass" />
      <path d="M274 204h152v28H274z" className="fill-glass" />
      <path d="M298 266v34M414 266v34M306 232v34M412 232v34M296 204v28M404 204v28" />
      <path d="M320 283h72M330 249h60M318 218h62" className="stroke-brass-pale" />
      <path d="M300 195h88l14 4.5-14 4.5h-88z" className="fill-brass-bright" />
    </>
  );
}
