/** One thing measured, and whether it is what the issue asks for. */
export interface Finding {
  what: string;
  value: string;
  /** As the issue puts it; without one, the value is told and not judged. */
  target?: string;
  met?: boolean;
}

/** A part of the bench: what it found, most telling first. */
export type Part = () => Promise<Finding[]>;

export function milliseconds(ms: number): string {
  return `${ms.toFixed(ms < 10 ? 2 : ms < 100 ? 1 : 0)} ms`;
}

/** 1 KB is 1,000 bytes: the stricter reading of a budget. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} KB`;
}

/** Rows in columns as wide as their longest cell. */
export function table(rows: string[][]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function findingsTable(findings: Finding[]): string {
  return table(
    findings.map(({ what, value, target = '', met }) => [
      `  ${what}`,
      value,
      target,
      met === undefined ? '' : met ? 'met' : 'MISSED',
    ]),
  );
}
