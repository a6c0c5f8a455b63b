interface Particle {
  x: number;
  y: number;
  driftX: number;
  driftY: number;
  radius: number;
  /** From 1, fresh, to 0, gone. */
  life: number;
}

const particlesPerMove = 3;
const maxParticles = 180;
const lifetimeMs = 1_100;

const canvas = document.querySelector<HTMLCanvasElement>('[data-particles]');
const pen = canvas?.getContext('2d');
const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');

if (canvas && pen) {
  let particles: Particle[] = [];
  let frame = 0;
  let lastMs = 0;

  const fillWindow = () => {
    canvas.width = window.innerWidth;
    canvas.height = window.innerHeight;
  };

  const stop = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    particles = [];
    pen.clearRect(0, 0, canvas.width, canvas.height);
  };

  const draw = (nowMs: number) => {
    const elapsedMs = Math.min(nowMs - lastMs, 50);
    lastMs = nowMs;
    pen.clearRect(0, 0, canvas.width, canvas.height);
    particles = particles.filter((particle) => {
      particle.life -= elapsedMs / lifetimeMs;
      return particle.life > 0;
    });
    for (const particle of particles) {
      particle.x += particle.driftX * elapsedMs;
      particle.y += particle.driftY * elapsedMs;
      pen.globalAlpha = particle.life * 0.55;
      pen.beginPath();
      pen.arc(particle.x, particle.y, particle.radius, 0, 2 * Math.PI);
      pen.fill();
    }
    frame = particles.length > 0 ? requestAnimationFrame(draw) : 0;
  };

  window.addEventListener('resize', fillWindow, { passive: true });
  document.addEventListener('visibilitychange', () => document.hidden && stop());
  reducedMotion.addEventListener('change', stop);
  window.addEventListener(
    'pointermove',
    ({ clientX, clientY, pointerType }) => {
      if (pointerType !== 'mouse' || reducedMotion.matches) return;
      for (let i = 0; i < particlesPerMove; i += 1) {
        particles.push({
          x: clientX,
          y: clientY,
          driftX: (Math.random() - 0.5) * 0.08,
          driftY: (Math.random() - 0.7) * 0.08,
          radius: 1 + Math.random() * 2.2,
          life: 1,
        });
      }
      particles.splice(0, particles.length - maxParticles);
      if (frame !== 0) return;
      pen.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--color-brass');
      lastMs = performance.now();
      frame = requestAnimationFrame(draw);
    },
    { passive: true },
  );
  fillWindow();
}
