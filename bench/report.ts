/** One measurement and whether it meets the target of the issue. */
export interface Finding {
  what: string;
  value: string;
  /** Target as the issue states it; without one, the value is only reported. */
  target?: string;
  met?: boolean;
}

/** A part of the bench; returns its findings, the most important first. */
export type Part = () => Promise<Finding[]>;

export function milliseconds(ms: number): string {
  return `${ms.toFixed(ms < 10 ? 2 : ms < 100 ? 1 : 0)} ms`;
}

/** Formats bytes with 1 KB as 1,000 bytes, the stricter reading of a budget. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} KB`;
}

/** Formats rows in columns as wide as their longest cell. */
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
