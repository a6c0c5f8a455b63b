import { chat } from '#/content/chat.ts';

/** The words of the chat: fetched when it is asked for, so that no page carries them or what validates them. */
export function GET() {
  return Response.json(chat);
}
