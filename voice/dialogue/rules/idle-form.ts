import { askedField, type DialogueState, openQuestion, type Reply } from './dialogue-state.ts';

/** Turns in a row, besides the form, after which its question is no longer repeated. */
const mostDigressions = 2;

/** Stops asking for a field when the caller speaks of other things; says so once, in place of the open question. */
export function letGoIfIdle(dialogue: DialogueState, reply: Reply, isDigression: boolean): Reply {
  dialogue.digressions = isDigression && askedField(dialogue) ? dialogue.digressions + 1 : 0;
  if (dialogue.digressions < mostDigressions) return reply;
  const open = openQuestion(dialogue);
  dialogue.digressions = 0;
  dialogue.isLetGo = true;
  return { ...reply, say: [...reply.say.filter((sentence) => !open.includes(sentence)), dialogue.words.letGo] };
}
