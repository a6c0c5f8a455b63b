import * as z from 'zod/mini';

/** The fields of a request that is taken down during a call, as the form has them. */
export const requestFields = ['full_name', 'email', 'website', 'phone', 'bottleneck', 'contact_method'] as const;
export const requestField = z.enum(requestFields);
export type RequestField = z.infer<typeof requestField>;

/** What is known so far; text as heard, typed or corrected on screen. */
export const requestDraft = z.partialRecord(requestField, z.string());
export type RequestDraft = z.infer<typeof requestDraft>;

/**
 * Where a request stands. `collecting`: fields are asked for; `confirming`: read back, waiting for an explicit yes or
 * tap; `sent`: stored; `discarded`: the caller said never mind.
 */
export const requestStage = z.enum(['collecting', 'confirming', 'sent', 'discarded']);
export type RequestStage = z.infer<typeof requestStage>;
