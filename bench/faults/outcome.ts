/** What became of the requests that were sent while a fault came, again and again. */
export interface Outcome {
  fault: string;
  /** How often the fault came. */
  times: number;
  acknowledged: number;
  /** Acknowledged, and not in the database afterwards. */
  lost: number;
  /** In the database more than once. */
  doubled: number;
  /** Answers that nobody should get: neither 201, 202 nor 503, or another id for a key that was answered before. */
  wrong: number;
  /** What else was seen, or why it could not be tried here. */
  note: string;
}

export function notTried(fault: string, note: string): Outcome {
  return { fault, times: 0, acknowledged: 0, lost: 0, doubled: 0, wrong: 0, note };
}

/** A table as the README has it. */
export function outcomesTable(outcomes: Outcome[]): string {
  const rows = outcomes.map(({ fault, times, acknowledged, lost, doubled, wrong, note }) =>
    times === 0
      ? [fault, 'not tried', '', '', '', '', note]
      : [fault, ...[times, acknowledged, lost, doubled, wrong].map((count) => count.toLocaleString('en-US')), note],
  );
  return [
    ['fault', 'times', 'acknowledged', 'lost', 'doubled', 'wrong answers', 'besides'],
    ['---', '--:', '--:', '--:', '--:', '--:', '---'],
    ...rows,
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
