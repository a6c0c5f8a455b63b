import type { ClientMessage } from '../../protocol/client-messages.ts';
import type { AgentTurns } from './agent-turns.ts';
import type { BrowserModel } from './browser-model.ts';
import type { MediaPort } from './media-port.ts';
import type { StateMachine } from './state.ts';
import type { TurnTaking } from './turn-taking.ts';

export interface ReceiverOptions {
  machine: StateMachine;
  media: MediaPort;
  agentTurns: AgentTurns;
  turnTaking: TurnTaking;
  browserModel: BrowserModel;
  greet(): void;
  hangUp(): void;
  pong(): void;
  onRefused(): void;
}

/** True for a first message that needs an answer; it takes the place of the greeting. */
export function answersBeforeGreeting(message: ClientMessage): boolean {
  if (message.type === 'add-message') return message.triggerResponseEnabled !== false;
  return message.type === 'form-decision';
}

/** Dispatches each message of a page to the part of the call that handles it. */
export function receiveMessages(options: ReceiverOptions): (message: ClientMessage) => void {
  const { machine, media, agentTurns, turnTaking, browserModel, greet, hangUp, pong, onRefused } = options;

  const controls: Record<Extract<ClientMessage, { type: 'control' }>['control'], () => void> = {
    'mute-assistant': () => agentTurns.setMuted(true),
    'unmute-assistant': () => agentTurns.setMuted(false),
    'mute-customer': () => media.mute(true),
    'unmute-customer': () => media.mute(false),
    'say-first-message': () => (machine.state.name === 'connecting' ? greet() : turnTaking.greetAgain()),
  };

  return function receive(message) {
    const { name } = machine.state;
    if (name === 'idle' || name === 'ended') return;
    if (message.type === 'ping') return pong();
    if (message.type === 'end-call') return hangUp();
    if (media.receive(message) || name === 'ending') return;
    switch (message.type) {
      case 'playable':
        return name === 'connecting' ? greet() : undefined;
      case 'interrupt':
        return turnTaking.interrupt();
      case 'typing':
      case 'stay':
        return turnTaking.typing();
      case 'mute':
        return media.mute(message.muted);
      case 'form-edit':
        return turnTaking.edit(message);
      case 'form-decision':
        return turnTaking.decide(message);
      case 'browser-model':
        return browserModel.setReady(message);
      case 'classification':
        return browserModel.take(message);
      case 'add-message':
        return turnTaking.type(message);
      case 'say':
        return turnTaking.say(message);
      case 'control':
        return controls[message.control]();
      default:
        return onRefused();
    }
  };
}
