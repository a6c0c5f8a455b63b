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

  const fillWindow = () => {
    if (canvas.width === window.innerWidth && canvas.height === window.innerHeight) return;
    canvas.width = window.innerWidth;
    canvas.height = window.innerHeight;
  };

  // Cleared one by one, because the window is large and the particles are small.
  const wipe = ({ x, y }: Mote) =>
    pen.clearRect(x - maxRadius - 1, y - maxRadius - 1, 2 * maxRadius + 2, 2 * maxRadius + 2);

  const stop = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    motes = [];
    pen.clearRect(0, 0, canvas.width, canvas.height);
  };

  const draw = (nowMs: number) => {
    const elapsedMs = Math.min(nowMs - lastMs, 50);
    lastMs = nowMs;
    motes.forEach(wipe);
    motes = motes.filter((mote) => {
      mote.life -= elapsedMs / mote.lifetimeMs;
      return mote.life > 0;
    });
    for (const mote of motes) {
      mote.sway += elapsedMs * 0.002;
      mote.x += (mote.driftX + Math.sin(mote.sway) * 0.012) * elapsedMs;
      mote.y += mote.driftY * elapsedMs;
      // Fades in and out.
      pen.globalAlpha = Math.sin(mote.life * Math.PI) * 0.5;
      pen.beginPath();
      pen.arc(mote.x, mote.y, mote.radius, 0, 2 * Math.PI);
      pen.fill();
    }
    frame = motes.length > 0 ? requestAnimationFrame(draw) : 0;
  };

  window.addEventListener('resize', () => frame !== 0 && fillWindow(), { passive: true });
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
      // Sized only when there is something to draw: a canvas of the window's size costs a phone time and memory.
      fillWindow();
      pen.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--color-brass-bright');
      lastMs = performance.now();
      frame = requestAnimationFrame(draw);
    },
    { passive: true },
  );
}
