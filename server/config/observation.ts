import { z } from 'zod';

/** Settings for operators who look inside; without them nothing of it is loaded. */
export const observationSettings = {
  METRICS_TOKEN: z
    .string()
    .regex(/^[!-~]{16,200}$/, 'must be 16 to 200 characters of plain ASCII without blanks')
    .optional(),
};

export interface ObservationConfig {
  /** Opens `/metrics`; undefined where that is off. */
  metricsToken?: string | undefined;
}

export function readObservation(value: z.infer<z.ZodObject<typeof observationSettings>>): ObservationConfig {
  return { metricsToken: value.METRICS_TOKEN };
}
