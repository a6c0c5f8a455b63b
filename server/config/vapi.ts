import { z } from 'zod';
import type { VoicePlatformConfig } from '../live-calls/voice-platform.ts';
import { address, type Complain, plainName, secret } from './setting-types.ts';

/** The settings of the voice platform. */
export const vapiSettings = {
  VAPI_PUBLIC_KEY: secret().optional(),
  VAPI_PRIVATE_KEY: secret().optional(),
  VAPI_ASSISTANT_ID: plainName().optional(),
  VAPI_BASE_URL: address('http:', 'https:').default('https://api.vapi.ai'),
  VAPI_WEBHOOK_SECRET: secret().min(8, 'must have at least 8 characters').optional(),
};

const settings = z.object(vapiSettings);
type VapiSettings = z.infer<typeof settings>;

export interface VapiConfig extends VoicePlatformConfig {
  /** Also grants requests other than web calls, such as whether the assistant exists. */
  privateKey: string | undefined;
}

/** Reports each missing setting that the given ones need. */
export function checkVapi(value: VapiSettings, complain: Complain): void {
  const key = value.VAPI_PUBLIC_KEY ?? value.VAPI_PRIVATE_KEY;
  const { VAPI_ASSISTANT_ID, VAPI_WEBHOOK_SECRET } = value;
  const needed = { VAPI_PUBLIC_KEY: key, VAPI_ASSISTANT_ID, VAPI_WEBHOOK_SECRET };
  if (Object.values(needed).every((given) => given === undefined)) return;
  for (const [name, given] of Object.entries(needed)) {
    if (given === undefined) complain(name, 'must be set together with the other VAPI settings');
  }
}

/**
 * Null unless the platform is configured. Web calls use the public key when there is one: the platform refuses private
 * keys at some endpoints for pages, and public keys at all others.
 */
export function readVapi(value: VapiSettings): VapiConfig | null {
  const key = value.VAPI_PUBLIC_KEY ?? value.VAPI_PRIVATE_KEY;
  const { VAPI_ASSISTANT_ID: assistantId, VAPI_WEBHOOK_SECRET: webhookSecret } = value;
  if (!key || !assistantId || !webhookSecret) return null;
  const baseUrl = value.VAPI_BASE_URL.replace(/(?<!\/)\/+$/, '');
  return { baseUrl, key, privateKey: value.VAPI_PRIVATE_KEY, assistantId, webhookSecret };
}
