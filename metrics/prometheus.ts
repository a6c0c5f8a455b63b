// Loaded only where METRICS_TOKEN is set.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { knownMethod } from '#/http/known-method.ts';
import type { Measures, Sources } from './measures.ts';

/** Seconds, from a page served from memory to a request that hangs. */
const requestBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const queryBuckets = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];
const deliveryBuckets = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60];
/** Callers find an answer after 0.8 s slow. */
const turnBuckets = [0.01, 0.05, 0.1, 0.2, 0.4, 0.6, 0.8, 1, 1.5, 2, 3, 5];

/** A voice platform may give any reason: after this many different ones, others count as `other`. */
const maxReasons = 40;

export interface Prometheus {
  measures: Measures;
  /** The figures as text; one reading at a time is shared by all who ask. */
  exposition(sources: Sources): Promise<string>;
  contentType: string;
}

/** Counts what is measured, in the text format of Prometheus. */
export function createPrometheus({ version }: { version: string }): Prometheus {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });

  const requests = new Histogram({
    name: 'frontdesk_http_request_duration_seconds',
    help: 'Time until the headers of an answer, by pattern of the route.',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
    registers,
  });
  const forms = new Counter({
    name: 'frontdesk_form_outcomes_total',
    help: 'Requests that visitors sent: stored, spam (stored apart), refused, repeated (stored before), failed.',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of ['stored', 'spam', 'refused', 'repeated', 'failed']) forms.inc({ outcome }, 0);
  const deliveries = new Histogram({
    name: 'frontdesk_outbox_delivery_duration_seconds',
    help: 'Attempts to deliver a message, by channel and outcome.',
    labelNames: ['channel', 'outcome'],
    buckets: deliveryBuckets,
    registers,
  });
  const callsStarted = new Counter({
    name: 'frontdesk_calls_started_total',
    help: 'Calls and chats that began.',
    labelNames: ['channel'],
    registers,
  });
  for (const channel of ['voice', 'chat']) callsStarted.inc({ channel }, 0);
  const callsEnded = new Counter({
    name: 'frontdesk_calls_ended_total',
    help: 'Calls and chats that ended, by reason.',
    labelNames: ['reason'],
    registers,
  });
  const turns = new Histogram({
    name: 'frontdesk_call_turn_duration_seconds',
    help: 'Parts of a turn, and the whole answer, from the last word of the caller to the first of the answer.',
    labelNames: ['stage'],
    buckets: turnBuckets,
    registers,
  });
  const queries = new Histogram({
    name: 'frontdesk_database_query_duration_seconds',
    help: 'Statements by their first word.',
    labelNames: ['operation'],
    buckets: queryBuckets,
    registers,
  });

  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers });
  const up = gauge('frontdesk_database_up', '1 when the database answered at this reading.');
  const answer = gauge('frontdesk_database_answer_seconds', 'Time in which the database answers the shortest query.');
  const connections = gauge('frontdesk_database_connections', 'Connections to Postgres.', 'state');
  const overdue = gauge('frontdesk_promises_overdue', 'Requests that wait longer than promised, up to 1,000.');
  const waiting = gauge('frontdesk_outbox_waiting', 'Messages that are not delivered yet.', 'channel');
  const spooled = gauge(
    'frontdesk_spool_waiting',
    'Requests on the disk of this server that are not in the database yet.',
  );
  const oldest = gauge(
    'frontdesk_outbox_oldest_due_seconds',
    'For how long the oldest due message has been due; 0 when none is.',
    'channel',
  );
  const callsOpen = gauge('frontdesk_calls_open', 'Calls and chats under way in this process.', 'channel');
  gauge('frontdesk_build_info', 'Always 1; the label has the version.', 'version').set({ version }, 1);

  const reasons = new Set<string>();
  function boundedReason(reason: string): string {
    if (reasons.size < maxReasons && /^[\w.-]{1,80}$/.test(reason)) reasons.add(reason);
    return reasons.has(reason) ? reason : 'other';
  }

  const measures: Measures = {
    request: ({ route, method, status, ms }) =>
      requests.observe({ route, method: knownMethod(method), status }, ms / 1_000),
    form: (outcome) => forms.inc({ outcome }),
    delivery: ({ channel, outcome, ms }) => deliveries.observe({ channel, outcome }, ms / 1_000),
    callStarted: (channel) => callsStarted.inc({ channel }),
    callEnded: (reason) => callsEnded.inc({ reason: boundedReason(reason) }),
    turn: (stage, ms) => turns.observe({ stage }, ms / 1_000),
    query: ({ operation, ms }) => queries.observe({ operation }, ms / 1_000),
  };

  /** What cannot be read is left out: an old figure would look like a new one. */
  async function read(sources: Sources): Promise<void> {
    for (const each of [spooled, answer, overdue, waiting, oldest, connections]) each.reset();
    const open = sources.callsOpen();
    callsOpen.set({ channel: 'voice' }, open.voice);
    callsOpen.set({ channel: 'chat' }, open.chat);
    for (const [state, count] of Object.entries(sources.connections() ?? {})) connections.set({ state }, count);
    await sources.spooled().then(
      (count) => spooled.set(count),
      () => {}, // the disk cannot be read
    );
    try {
      answer.set((await sources.databaseMs()) / 1_000);
      up.set(1);
      overdue.set(await sources.overdue());
      const now = Date.now();
      for (const { channel, waiting: count, dueSince } of await sources.backlog()) {
        waiting.set({ channel }, count);
        oldest.set({ channel }, dueSince === null ? 0 : Math.max(0, now - Date.parse(dueSince)) / 1_000);
      }
    } catch {
      up.set(0);
    }
  }

  let reading: Promise<string> | null = null;
  return {
    measures,
    contentType: register.contentType,
    exposition(sources) {
      reading ??= read(sources)
        .then(() => register.metrics())
        .finally(() => {
          reading = null;
        });
      return reading;
    },
  };
}
