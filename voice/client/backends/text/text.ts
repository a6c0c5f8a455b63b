import { chatResumeMs } from '../../../protocol/limits.ts';
import { type TabStorage, tabStorage } from '../../tab-storage.ts';
import type { Backend } from '../backend.ts';
import { type Page, thisPage } from '../web-call/page.ts';
import { type AudioInput, type AudioOutput, createWebCall } from '../web-call/web-call.ts';

export interface TextBackendOptions {
  /** Where the tab keeps its chat. By default its own, behind `chat.`: a call by voice is kept elsewhere. */
  storage?: TabStorage | null;
  page?: Page;
  /** Where our server takes calls. */
  address?: string;
}

/** Chats: calls of text alone, with no microphone and no sound. The engine counts a sentence as read once it is sent. */
export function createTextBackend({
  storage = tabStorage('chat.'),
  page = thisPage(storage),
  address = '/voice',
}: TextBackendOptions = {}): Backend {
  // A chat waits for its visitor, so leaving the site needs no question.
  const quiet: Page = { ...page, guardLeaving: () => () => {} };
  return {
    capabilities: {
      voiceInput: false,
      voiceOutput: false,
      voiceInterruption: false,
      trueLevels: false,
      microphoneGain: false,
      resumes: page.storage !== null,
    },
    createCall: (request, host) =>
      createWebCall({
        page: quiet,
        address,
        request,
        host,
        channel: 'chat',
        agreed: { onDevice: false, browserModel: false },
        waitMs: chatResumeMs,
        abilities: { voiceInput: false, voiceOutput: false },
        connectTo: () => ({ input: noInput, output: noOutput }),
      }),
  };
}

const noInput: AudioInput = {
  open: async () => ({ by: 'typing', reason: null }),
  join() {},
  setMuted() {},
  controls: {},
  level: () => 0,
  close() {},
};

const noOutput: AudioOutput = { unlock() {}, take() {}, stop() {}, controls: {}, level: () => 0, close() {} };
