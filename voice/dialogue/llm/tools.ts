import { tool } from 'ai';
import { z } from 'zod';
import type { TakenForm } from '../../engine/ports.ts';
import { maxLookUpLength, maxTextLength } from '../../protocol/limits.ts';
import type { AgentTool } from '../agent-definition.ts';
import type { BookingReply } from '../booking/booking-reply.ts';
import { fieldNamed } from '../form/form-roles.ts';
import type { DialogueState } from '../rules/dialogue-state.ts';
import { hearValue } from '../understanding/fields/corrections.ts';
import { readConsent } from '../understanding/intents/consent.ts';
import { readIntent } from '../understanding/intents/intents.ts';

const dropsIt =
  /\b(never ?mind|cancel|forget|discard|delete|drop|scrap|stop|leave it|changed my mind|do not|don't|dont|no)\b/i;
const saysGoodbye =
  /\b(bye|goodbye|good night|that's all|that is all|that's it|hang up|nothing else|i'm done|see you|end the call|have to go)\b/i;

/** The model's tool calls of one turn that were allowed. */
export interface TurnDeeds {
  changed: boolean;
  show: boolean;
  endCall: boolean;
  taken: TakenForm | null;
  person: boolean;
  /** What the calendar answers; it asks the caller itself. */
  booking: BookingReply | null;
}

export interface ToolOptions {
  dialogue: DialogueState;
  /** What the caller has just said: only their own words permit sending, discarding and hanging up. */
  said: string;
  /** A read-back was waiting for confirmation when they said it. */
  wasConfirming: boolean;
  deeds: TurnDeeds;
  stopped(): Promise<boolean>;
}

/** The model's tools. Each call is checked here against the caller's words and the form, never against the model's. */
export function createTools({ dialogue, said, wasConfirming, deeds, stopped }: ToolOptions) {
  const { taking, knowledge, booking } = dialogue;
  const fieldNames = taking.form.map(({ name }) => name);
  const status = () => ({
    stage: taking.state?.stage ?? 'none',
    missing: taking.state?.missing.map(({ name }) => name) ?? [],
  });

  const tools = {
    set_field: tool({
      description: 'Write down one field of the form, new or corrected, as the caller gave it.',
      inputSchema: z.object({ field: z.enum(fieldNames), value: z.string().max(maxTextLength) }),
      async execute({ field: name, value }) {
        if (await stopped()) return { refused: 'the turn is over' };
        const field = fieldNamed(taking.form, name);
        const heard = field.kind === 'text' ? value.trim() : (hearValue(field, value) ?? value.trim());
        if (!heard && !field.optional) return { refused: 'this is empty' };
        if (!taking.active && taking.state?.stage !== 'sent') {
          taking.begin(dialogue.known);
          dialogue.readBackGiven = false;
        }
        const problem = taking.set(field, heard);
        deeds.changed = true;
        return problem ? { refused: problem } : { written: heard, ...status() };
      },
    }),
    show_form: tool({
      description: 'Have the whole form read back to the caller, when nothing is missing.',
      inputSchema: z.object({}),
      async execute() {
        if ((await stopped()) || !taking.active) return { refused: 'there is no form' };
        deeds.show = true;
        return status();
      },
    }),
    send_form: tool({
      description: 'Send the form. Works only when the caller has just said yes to the read-back.',
      inputSchema: z.object({}),
      async execute() {
        // `stopped` lets other calls of the same step finish first, so a changed form is not sent unconfirmed.
        const over = await stopped();
        const agreed = wasConfirming && taking.state?.stage === 'confirming' && readConsent(said).answer === 'yes';
        if (over || !agreed) return { refused: 'the caller has not said yes to the read-back; it was not sent' };
        deeds.taken = await taking.send();
        return { outcome: deeds.taken.outcome };
      },
    }),
    discard_form: tool({
      description: 'Throw the form away, when the caller says never mind.',
      inputSchema: z.object({}),
      async execute() {
        if ((await stopped()) || !taking.active || !dropsIt.test(said))
          return { refused: 'the caller has not asked for that' };
        taking.discard();
        deeds.changed = true;
        return status();
      },
    }),
    ask_for_person: tool({
      description: 'Take a call-back request marked urgent, when the caller wants a person.',
      inputSchema: z.object({}),
      async execute() {
        if (await stopped()) return { refused: 'the turn is over' };
        deeds.person = true;
        deeds.changed = true;
        if (taking.active) taking.makeUrgent();
        else {
          taking.begin(dialogue.known, { urgent: true });
          dialogue.readBackGiven = false;
        }
        return status();
      },
    }),
    end_call: tool({
      description: 'Hang up after your words, when the caller has said goodbye.',
      inputSchema: z.object({}),
      async execute() {
        const goodbye = readIntent(said) === 'goodbye' || saysGoodbye.test(said);
        if ((await stopped()) || !goodbye) return { refused: 'the caller has not said goodbye' };
        if (taking.state?.stage === 'confirming')
          return { refused: 'the form has not been sent; ask whether to send it' };
        deeds.endCall = true;
        return { ok: true };
      },
    }),
    look_up: tool({
      description: 'Look up what is known.',
      inputSchema: z.object({ query: z.string().max(maxLookUpLength) }),
      execute({ query }) {
        const passage = knowledge.find(query);
        return passage ? { title: passage.title, text: passage.text } : { nothing: 'nothing is known of that' };
      },
    }),
    use_calendar: tool({
      description:
        'Have our calendar book, move, cancel or tell an appointment. Give the wish in one short sentence, with the service, day, time and name that the caller gave. We name free times and ask for a yes; nothing is booked before it.',
      inputSchema: z.object({ wish: z.string().max(maxLookUpLength) }),
      async execute({ wish }) {
        if ((await stopped()) || !booking) return { refused: 'there is no calendar' };
        // The calendar's own questions are answered by the caller, in a turn of theirs.
        if (booking.active) return { refused: 'the calendar is asking the caller already' };
        deeds.booking = booking.hear(wish) ?? booking.begin(wish);
        return { told: deeds.booking.say.join(' ') };
      },
    }),
  } satisfies Record<AgentTool, unknown>;
  const allowed: ReadonlySet<string> = new Set(
    dialogue.agent.tools.filter((name) => name !== 'use_calendar' || booking !== null),
  );
  return Object.fromEntries(Object.entries(tools).filter(([name]) => allowed.has(name))) as Partial<typeof tools>;
}
