/** What a test asks the process that holds its servers. */
export type Order =
  | { kind: 'start'; server: number; env: Record<string, string | undefined> }
  | { kind: 'stop'; server: number };

/** What that process says of a server. */
export type Report =
  | { kind: 'output'; server: number; text: string }
  /** The order is done, or why it is not. */
  | { kind: 'done'; server: number; error: string | null };
