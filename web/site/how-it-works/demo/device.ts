import type { VoiceDemoWords } from '#/content/voice-demo.ts';
import { askDevice, type DeviceAbilities } from '#/voice/client/device/device.ts';
import type { DemoInfo } from '#/web/site/conversation/demo-info.ts';

let asked: Promise<DeviceAbilities> | null = null;

/** Asked once a page, so that a call does what the consent line said of it. */
export function deviceAbilities(): Promise<DeviceAbilities> {
  asked ??= askDevice(document.documentElement.lang || navigator.language);
  return asked;
}

/** What the visitor agrees to, in this browser. */
export function consentFor(
  { consent, consentOnDevice, browserModel }: DemoInfo,
  device: DeviceAbilities,
  words: VoiceDemoWords['rest'],
): string {
  const hearing = (device.recognition && consentOnDevice) || consent;
  return browserModel && device.languageModel ? `${hearing} ${words.browserModel}` : hearing;
}

/** What a call may use of the device. */
export function clientOptions(info: DemoInfo | null, device: DeviceAbilities): ClientOptions {
  return {
    browserModel: device.languageModel && info?.browserModel === true,
    onDevice: device.recognition,
  };
}

/** For the client of a backend; one that has no use for an option leaves it. */
export interface ClientOptions {
  browserModel: boolean;
  onDevice: boolean;
}
