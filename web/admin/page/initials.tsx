/** A person as a small disc with the first letters of their name. */
export function Initials({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-6 shrink-0 select-none place-items-center rounded-full border border-brass bg-brass-wash font-semibold text-[0.6875rem] text-brass-ink leading-none"
    >
      {initialsOf(name)}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s@._-]+/)
    .filter(Boolean);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : [words.at(0)];
  return ends.map((word = '') => [...word].at(0)?.toUpperCase()).join('');
}
