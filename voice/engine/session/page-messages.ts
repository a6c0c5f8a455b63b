import type { CallErrorCode, ServerMessage } from '../../protocol/server-messages.ts';
import type { Agent } from '../agent.ts';
import type { History } from './history.ts';
import type { ReplayBuffer } from './replay-buffer.ts';

export interface PageMessagesOptions {
  agent: Agent;
  replayBuffer: ReplayBuffer;
  isEnded(): boolean;
  conversationNow(): ReturnType<History['conversation']>;
}

/** What a call tells its page, in messages that a page which reconnects is sent again. */
export interface PageMessages {
  post(message: ServerMessage): void;
  postConversation(): void;
  /** `message` is shown to the caller. */
  postError(code: CallErrorCode, message: string, retryable: boolean): void;
  /** Posts the form and the booking where the page has others: a turn may change them without its step being taken. */
  postChanges(): void;
}

export function createPageMessages(options: PageMessagesOptions): PageMessages {
  const { agent, replayBuffer, isEnded, conversationNow } = options;
  /** The last form and the last booking sent to the page, as JSON. */
  const shown = { form: '', booking: '' };

  function post(message: ServerMessage): void {
    if (isEnded()) return;
    if (message.type === 'form' || message.type === 'booking') shown[message.type] = JSON.stringify(message);
    replayBuffer.post(message);
  }

  return {
    post,
    postConversation: () => post({ type: 'conversation-update', ...conversationNow() }),
    postError: (code, message, retryable) => post({ type: 'error', code, message, retryable }),
    postChanges() {
      const form = agent.form && ({ type: 'form', ...agent.form } as const);
      const booking = agent.booking && ({ type: 'booking', ...agent.booking } as const);
      for (const message of [form, booking])
        if (message && JSON.stringify(message) !== shown[message.type]) post(message);
    },
  };
}
