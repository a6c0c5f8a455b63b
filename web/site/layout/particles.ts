/** A dust particle. Times are in milliseconds, speeds in pixels per millisecond. */
interface Mote {
  x: number;
  y: number;
  driftX: number;
  driftY: number;
  radius: number;
  /** Falls from 1 to 0 over its lifetime. */
  life: number;
  lifetimeMs: number;
  /** The phase of its sideways motion, in radians. */
  sway: number;
}

const motesPerMove = 3;
const maxRadius = 1.1;
const maxMotes = 120;
/** The canvas is placed on a grid, so that it stays as it is for most frames. */
const gridPx = 64;

const canvas = document.querySelector<HTMLCanvasElement>('[data-particles]');
const pen = canvas?.getContext('2d');
const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');

/** No particles with data saving or reduced motion. */
function isUnwanted(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return reducedMotion.matches || connection?.saveData === true;
}

if (canvas && pen) {
  let motes: Mote[] = [];
  let frame = 0;
  let lastMs = 0;
  let left = 0;
  let top = 0;
  let colour = '';

  /**
   * Covers the motes and no more: whatever lies under a canvas is put together anew with each of its frames, which takes a
   * computer that draws without a graphics processor most of its time if that is the window.
   */
  const coverMotes = () => {
    const reach = (to: 'x' | 'y', window: number) => {
      const places = motes.map((mote) => mote[to]);
      const start = Math.floor((Math.min(...places) - maxRadius - 1) / gridPx) * gridPx;
      const end = Math.ceil((Math.max(...places) + maxRadius + 1) / gridPx) * gridPx;
      const from = Math.max(start, 0);
      return { from, size: Math.max(Math.min(end, window) - from, 0) };
    };
    const x = reach('x', window.innerWidth);
    const y = reach('y', window.innerHeight);
    if (x.from === left && y.from === top && x.size === canvas.width && y.size === canvas.height) return;
    left = x.from;
    top = y.from;
    Object.assign(canvas.style, { left: `${left}px`, top: `${top}px` });
    canvas.width = x.size;
    canvas.height = y.size;
    pen.translate(-left, -top);
    pen.fillStyle = colour;
  };

  // Cleared one by one, because the particles are small.
  const wipe = ({ x, y }: Mote) =>
    pen.clearRect(x - maxRadius - 1, y - maxRadius - 1, 2 * maxRadius + 2, 2 * maxRadius + 2);

  const stop = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    motes = [];
    canvas.width = 1;
    canvas.height = 1;
  };

  const draw = (nowMs: number) => {
    const elapsedMs = Math.min(nowMs - lastMs, 50);
    lastMs = nowMs;
    motes.forEach(wipe);
    motes = motes.filter((mote) => {
      mote.life -= elapsedMs / mote.lifetimeMs;
      mote.sway += elapsedMs * 0.002;
      mote.x += (mote.driftX + Math.sin(mote.sway) * 0.012) * elapsedMs;
      mote.y += mote.driftY * elapsedMs;
      return mote.life > 0;
    });
    if (motes.length === 0) return stop();
    coverMotes();
    for (const mote of motes) {
      // Fades in and out.
      pen.globalAlpha = Math.sin(mote.life * Math.PI) * 0.5;
      pen.beginPath();
      pen.arc(mote.x, mote.y, mote.radius, 0, 2 * Math.PI);
      pen.fill();
    }
    frame = requestAnimationFrame(draw);
  };

  document.addEventListener('visibilitychange', () => document.hidden && stop());
  reducedMotion.addEventListener('change', stop);
  window.addEventListener(
    'pointermove',
    ({ clientX, clientY, pointerType }) => {
      if (pointerType !== 'mouse' || isUnwanted()) return;
      for (let i = 0; i < motesPerMove; i += 1) {
        motes.push({
          x: clientX + (Math.random() - 0.5) * 28,
          y: clientY + (Math.random() - 0.5) * 28,
          driftX: (Math.random() - 0.5) * 0.03,
          driftY: (Math.random() - 0.8) * 0.03,
          radius: 0.4 + Math.random() * (maxRadius - 0.4),
          life: 1,
          lifetimeMs: 1_400 + Math.random() * 1_600,
          sway: Math.random() * 2 * Math.PI,
        });
      }
      motes.splice(0, Math.max(0, motes.length - maxMotes)).forEach(wipe);
      if (frame !== 0) return;
      colour = getComputedStyle(document.documentElement).getPropertyValue('--color-brass-bright');
      lastMs = performance.now();
      frame = requestAnimationFrame(draw);
    },
    { passive: true },
  );
}
