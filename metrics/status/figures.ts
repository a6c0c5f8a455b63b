/** The state of messages that go out by one channel. Times are ISO 8601. */
interface Outgoing {
  /** Not delivered yet. */
  waiting: number;
  /** Since when the oldest message waits; null when none does. */
  waits_since: string | null;
  /** Number of messages given up in the last week. */
  given_up: number;
}

/** The state of the installation, as far as one server knows it. No figure names a person. */
export interface Figures {
  mail: Outgoing & {
    /** No mail server is set: mail is written to files, and nobody gets it. */
    in_files: boolean;
    /** The code with which the mail server cannot be reached or refuses us; null while it can. */
    failing: string | null;
  };
  webhooks: Outgoing & { paused: number };
  promises: {
    /** How many requests wait longer for a reply than promised; null for 1,000 and more. */
    overdue: number | null;
    oldest_due_at: string | null;
  };
  /** Under way now. */
  calls: { voice: number; chat: number };
  database: { kind: 'sqlite' | 'postgres'; answer_ms: number };
  /** Delay of the event loop: the 99th percentile of the last seconds. */
  delay_ms: number;
  backup: {
    /** The last backup that Frontdesk made, scheduled or by command; null when none is known. */
    last_at: string | null;
    /** The schedule of BACKUP_TO and its last backup; null where none is set. */
    scheduled: { every_ms: number; last_at: string | null } | null;
    /** The code of the last try, where scheduled backups fail. */
    failing: string | null;
    /** On Postgres, where somebody else may make the backups. */
    by_provider: boolean;
  };
  /** Of the data directory; null where the system does not say. */
  disk: { free_bytes: number; total_bytes: number } | null;
  version: string;
  /** When this server was started. */
  running_since: string;
}
