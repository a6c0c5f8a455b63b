import type { ClientMessage } from '../../protocol/client-messages.ts';
import type { Talk } from './agent-turns.ts';
import type { StateMachine } from './state.ts';
import type { Conversation } from './turn-taking.ts';

export interface ReceiverOptions {
  machine: StateMachine;
  talk: Talk;
  conversation: Conversation;
  greet(): void;
  hangUp(): void;
  pong(): void;
  onRefused(): void;
}

/** A caller who comes in with something to answer needs no greeting. */
export function answersBeforeGreeting(message: ClientMessage): boolean {
  if (message.type === 'add-message') return message.triggerResponseEnabled !== false;
  return message.type === 'request-decision';
}

/** Hands each message of a page to the part of the call that it is for. */
export function receiveMessages(options: ReceiverOptions): (message: ClientMessage) => void {
  const { machine, talk, conversation, greet, hangUp, pong, onRefused } = options;

  const controls: Record<Extract<ClientMessage, { type: 'control' }>['control'], () => void> = {
    'mute-assistant': () => talk.setMuted(true),
    'unmute-assistant': () => talk.setMuted(false),
    'mute-customer': () => conversation.mute(true),
    'unmute-customer': () => conversation.mute(false),
    'say-first-message': () => (machine.state.name === 'connecting' ? greet() : conversation.greetAgain()),
  };

  return function receive(message) {
    const { name } = machine.state;
    if (name === 'idle' || name === 'ended') return;
    if (message.type === 'ping') return pong();
    if (message.type === 'end-call') return hangUp();
    if (message.type === 'playback-ack') return talk.acknowledge(message.turn, message.sentence, message.status);
    if (name === 'ending') return;
    switch (message.type) {
      case 'playable':
        return name === 'connecting' ? greet() : undefined;
      case 'interim':
        return conversation.hear(message);
      case 'interrupt':
        return conversation.interrupt();
      case 'typing':
        return conversation.typing();
      case 'mute':
        return conversation.mute(message.muted);
      case 'request-edit':
        return conversation.edit(message);
      case 'request-decision':
        return conversation.decide(message);
      case 'add-message':
        return conversation.type(message);
      case 'say':
        return conversation.say(message);
      case 'control':
        return controls[message.control]();
      default:
        return onRefused();
    }
  };
}
