import type { Microphones } from '../../voice.ts';
import type { DeviceLike, EngineBrowser, MicrophoneWish } from './browser.ts';

/** Which microphone is used, of those there are; remembered for the tab. */
export interface MicrophoneChoice {
  /** What to ask the browser for. */
  wish(): MicrophoneWish;
  /** The visitor's choice. */
  select(id: string): void;
  /** It is not to be had: back to the browser's own choice. */
  forget(): void;
  /** This one is used now. */
  using(settings: { deviceId?: string; groupId?: string }): void;
  close(): void;
}

const key = 'microphone';
/** Chromium's names for what the system has chosen: the same device is in the list by its own name. */
const aliases = ['default', 'communications'];

export function createMicrophoneChoice(
  browser: Pick<EngineBrowser, 'listMicrophones' | 'onDeviceChange' | 'storage'>,
  onChange: (microphones: Microphones) => void,
): MicrophoneChoice {
  let used: { deviceId?: string; groupId?: string } | null = null;
  let strict = false;
  let told = '';
  let closed = false;
  const forgetChanges = browser.onDeviceChange(() => void look());

  /** Devices have names only after the microphone was granted. */
  async function look(): Promise<void> {
    if (!used) return;
    const devices = await browser.listMicrophones().catch(() => []);
    if (closed) return;
    const choices = devices.filter(({ kind, deviceId }) => kind === 'audioinput' && !aliases.includes(deviceId));
    const now = {
      choices: choices.map(({ deviceId, label }) => ({ id: deviceId, label })),
      selected: selectedOf(choices),
    };
    if (JSON.stringify(now) === told) return;
    told = JSON.stringify(now);
    onChange(now);
  }

  function selectedOf(choices: DeviceLike[]): string | null {
    const exact = choices.find(({ deviceId }) => deviceId === used?.deviceId);
    return (exact ?? choices.find(({ groupId }) => groupId === used?.groupId))?.deviceId ?? null;
  }

  function kept(): string | null {
    try {
      return browser.storage?.getItem(key) ?? null;
    } catch {
      return null; // nothing is kept, then
    }
  }

  function keep(change: (storage: NonNullable<EngineBrowser['storage']>) => void): void {
    try {
      if (browser.storage) change(browser.storage);
    } catch {
      // The choice lasts as long as the page.
    }
  }

  return {
    wish() {
      const deviceId = kept();
      return deviceId ? { deviceId, strict } : { deviceId: null };
    },
    select(id) {
      strict = true;
      keep((storage) => storage.setItem(key, id));
    },
    forget() {
      strict = false;
      keep((storage) => storage.removeItem(key));
    },
    using(settings) {
      used = settings;
      strict = false;
      void look();
    },
    close() {
      closed = true;
      forgetChanges();
    },
  };
}
