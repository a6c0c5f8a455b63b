import type { Selectable } from 'kysely';
import type { Time } from '#/database/schema.ts';

declare module '#/database/schema.ts' {
  interface Tables {
    webhooks: WebhookTable;
  }
}

/** An address of another program, to which changes are posted. */
interface WebhookTable {
  id: string;
  /** By which staff tell them apart: an address may contain a key, and two may have one host. */
  name: string;
  url: string;
  /** `whsec_` and base64, as Standard Webhooks has it. It signs, so it is stored as it is. */
  secret: string;
  /** The one before it, which signs too until `earlier_until`. */
  earlier_secret: string | null;
  earlier_until: Time | null;
  /** JSON: a list of `WebhookKind`. */
  kinds: string;
  /** The number of the last event that was read for it. */
  last_event: number;
  /** When the failures began of which none has been followed by a success; null while it works. */
  failing_since: Time | null;
  failures: number;
  /** Codes of the last failure. */
  last_error: string | null;
  paused_at: Time | null;
  /** `failing` after days of failures, `gone` when the receiver answered that it wants no more. */
  paused_because: PauseReason | null;
  version: number;
  created_at: Time;
}

export const pauseReasons = ['staff', 'failing', 'gone'] as const;
export type PauseReason = (typeof pauseReasons)[number];

export type StoredWebhook = Selectable<WebhookTable>;
