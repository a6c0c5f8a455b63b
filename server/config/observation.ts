import { z } from 'zod';
import { address } from './setting-types.ts';

/** `name=value` pairs as OpenTelemetry has them: parted by commas, values percent-encoded. */
const pairs = /^[\w.-]+=[^,\s]*(?:,[\w.-]+=[^,\s]*)*$/;

/** Settings for operators who look inside; without them nothing of it is loaded. */
export const observationSettings = {
  METRICS_TOKEN: z
    .string()
    .regex(/^[!-~]{16,200}$/, 'must be 16 to 200 characters of plain ASCII without blanks')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address('http:', 'https:').optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(pairs, 'must be pairs such as authorization=Bearer%20token, parted by commas')
    .optional(),
  SENTRY_DSN: address('http:', 'https:')
    .refine((text) => {
      const url = URL.parse(text);
      return url !== null && url.username !== '' && /\/\d+$/.test(url.pathname);
    }, 'must be the DSN of a project, such as https://key@errors.example/1')
    .optional(),
};

export interface ObservationConfig {
  /** Opens `/metrics`; undefined where that is off. */
  metricsToken?: string | undefined;
  /** Where traces are sent to. */
  traces?: { endpoint: string; headers: Record<string, string> } | undefined;
  /** Where errors are sent to. */
  sentryDsn?: string | undefined;
}

export function readObservation(value: z.infer<z.ZodObject<typeof observationSettings>>): ObservationConfig {
  const endpoint = value.OTEL_EXPORTER_OTLP_ENDPOINT;
  return {
    metricsToken: value.METRICS_TOKEN,
    traces: endpoint ? { endpoint, headers: readHeaders(value.OTEL_EXPORTER_OTLP_HEADERS ?? '') } : undefined,
    sentryDsn: value.SENTRY_DSN,
  };
}

function readHeaders(text: string): Record<string, string> {
  const given = text === '' ? [] : text.split(',');
  return Object.fromEntries(
    given.map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), decode(pair.slice(at + 1))];
    }),
  );
}

/** As it stands where it is not percent-encoded. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
