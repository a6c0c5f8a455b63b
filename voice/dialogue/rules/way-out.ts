import { cannotDoWithout, didNotGet } from '../wording/field-words.ts';
import { askedField, type DialogueState, openQuestion, type Reply } from './dialogue-state.ts';
import { goOn } from './form-steps.ts';

/** The turn that asks for the same field so many times in a row tells the way out of it. */
const mostAsks = 3;

/**
 * Adds the way out of a field that was asked for again, whatever was answered; then goes on without an optional one. Who
 * only changed what was given before, or asked about it, was not asked in vain.
 */
export function offerWayOut(dialogue: DialogueState, reply: Reply, isBeside: boolean): Reply {
  // A last name is asked for once.
  const field = dialogue.halfName ? null : askedField(dialogue);
  const { name, times } = dialogue.asks;
  // What is repeated at the caller's wish is not asked anew.
  if (reply.again || (isBeside && field?.name === name)) return reply;
  dialogue.asks = { name: field?.name ?? '', times: field && field.name === name ? times + 1 : 1 };
  if (field?.optional && dialogue.asks.times > mostAsks) {
    const asked = [...openQuestion(dialogue), didNotGet(dialogue.agent.wording, field), dialogue.words.maySkip];
    dialogue.taking.set(field, '');
    return { ...reply, say: [...reply.say.filter((sentence) => !asked.includes(sentence)), ...goOn(dialogue)] };
  }
  // Who declined it, or has none, was told then.
  if (!field || dialogue.asks.times !== mostAsks || dialogue.refused === field.name) return reply;
  const way = field.optional ? dialogue.words.maySkip : cannotDoWithout(dialogue.agent.wording, field);
  return reply.say.includes(way) ? reply : { ...reply, say: [...reply.say, way] };
}
