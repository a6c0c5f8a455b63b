import { fieldKinds } from '../../protocol/form.ts';
import type { AgentDefinition } from '../agent-definition.ts';
import type { Wording } from './wording.ts';

/** The agent as it writes in a chat. */
export function inWriting(agent: AgentDefinition): AgentDefinition {
  const { wording, booking, form } = agent;
  const { written } = wording;
  const fields = fieldKinds.map((kind) => [kind, { ...wording.fields[kind], ...written.fields[kind] }]);
  return {
    ...agent,
    wording: {
      phrases: { ...wording.phrases, ...written.phrases },
      otherwise: { ...wording.otherwise, ...written.otherwise },
      fields: Object.fromEntries(fields) as Wording['fields'],
      written,
    },
    form: form.map((field) => ({ ...field, spoken: { ...field.spoken, ...field.written } })),
    booking: booking && { ...booking, wording: { ...booking.wording, ...written.booking } },
  };
}
