import { useEffect, useState } from 'react';
import type { VoiceDemoWords } from '#/content/voice-demo.ts';
import type { DemoInfo } from '#/web/site/conversation/demo-info.ts';
import { consentFor, deviceAbilities } from './device.ts';

/** The consent text for this browser; null until the server and the browser have answered. */
export function useConsent(info: DemoInfo | null, words: VoiceDemoWords['rest']): string | null {
  const [consent, setConsent] = useState<string | null>(null);
  useEffect(() => {
    if (info) void deviceAbilities().then((device) => setConsent(consentFor(info, device, words)));
  }, [info, words]);
  return consent;
}
