import type { Browser } from '../../client/backends/native/browser.ts';
import type { StreamLike } from '../../client/backends/web-call/page.ts';
import { createFakePage, type FakePage } from './fake-page.ts';
import type { FakeServer } from './fake-server.ts';
import { createFakeRecognition, createFakeSynthesis, type FakeRecognition, type FakeSynthesis } from './fake-speech.ts';

/** A browser with speech recognition and synthesis, without a window. */
export interface FakeBrowser extends Browser, FakePage {
  readonly recognition: FakeRecognition;
  readonly voices: FakeSynthesis;
  readonly microphone: FakeMicrophone;
}

export interface FakeMicrophone {
  /** Answer to the permission prompt: granted, an error by name, or `later`, at `allow`. */
  answer: 'granted' | 'NotAllowedError' | 'NotFoundError' | 'NotReadableError' | 'later';
  level: number;
  readonly asked: number;
  /** Number of live tracks. */
  readonly live: number;
  readonly enabled: boolean;
  allow(): void;
}

export function createFakeBrowser(server: FakeServer, overrides: Partial<Browser> = {}): FakeBrowser {
  const recognition = createFakeRecognition();
  const voices = createFakeSynthesis();
  const page = createFakePage(server);
  const streams: { live: boolean; enabled: boolean }[] = [];
  let asked = 0;
  let allow = () => {};

  function openStream(): StreamLike {
    const track = { live: true, enabled: true };
    streams.push(track);
    return {
      getTracks: () => [
        {
          get enabled() {
            return track.enabled;
          },
          set enabled(enabled) {
            track.enabled = enabled;
          },
          stop() {
            track.live = false;
          },
        },
      ],
    };
  }

  const microphone: FakeMicrophone = {
    answer: 'granted',
    level: 0,
    get asked() {
      return asked;
    },
    get live() {
      return streams.filter(({ live }) => live).length;
    },
    get enabled() {
      return streams.some(({ live, enabled }) => live && enabled);
    },
    allow: () => allow(),
  };

  return Object.assign(page, {
    recognition,
    voices,
    microphone,
    createRecognition: recognition.create,
    createPhrase: (phrase: string, boost: number) => ({ phrase, boost }),
    synthesis: voices,
    createUtterance: voices.createUtterance,
    async openMicrophone() {
      asked += 1;
      if (microphone.answer === 'later') {
        await new Promise<void>((resolve) => {
          allow = resolve;
        });
      } else if (microphone.answer !== 'granted') throw new DOMException('no microphone', microphone.answer);
      return openStream();
    },
    meter: () => ({ level: () => microphone.level, close() {} }),
    language: 'en-US',
    isMobile: false,
    sharesMicrophone: true,
    ...overrides,
  });
}
