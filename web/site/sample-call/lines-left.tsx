import { sampleCallWords } from '#/content/sample-call-words.ts';

/** Where lines of a call are left out: '… 2 lines later'. */
export function LinesLeft({ count }: { count: number }) {
  return (
    <p className="border-line border-y bg-well px-4 py-1.5 text-ink-soft text-sm">
      {sampleCallWords.left.replace('{lines}', `${count}`)}
    </p>
  );
}
