import type { ClientMessageInput } from '../../../protocol/client-messages.ts';
import { maxMessageBytes, maxTextLength } from '../../../protocol/limits.ts';

/** More than the other side takes: it would close the line. */
export function isTooLong(message: ClientMessageInput): boolean {
  const longest = Math.max(...texts(message).map((text) => text.length));
  return longest > maxTextLength || new TextEncoder().encode(JSON.stringify(message)).length > maxMessageBytes;
}

function texts(message: ClientMessageInput): string[] {
  if (message.type === 'add-message') return [message.message.content];
  return Object.values(message).filter((value) => typeof value === 'string');
}
