import { desks, type KnownDesk } from '#/content/agents/desks.ts';
import { ourDesk } from '#/content/agents/our-desk.ts';
import { parseSubmission } from '#/inbox/request/submission-input.ts';
import { acceptedEncodings } from '#/server/http/site.ts';
import { createEchoGate } from '#/voice/client/backends/native/echo-gate.ts';
import { createAgent } from '#/voice/dialogue/create-agent.ts';
import { fieldNamed } from '#/voice/dialogue/form/form-roles.ts';
import { learn } from '#/voice/dialogue/knowledge/knowledge.ts';
import { plainWords } from '#/voice/dialogue/knowledge/plain-words.ts';
import { createClaimsGuard } from '#/voice/dialogue/llm/claims-guard.ts';
import { figuresOf } from '#/voice/dialogue/llm/figures.ts';
import { instructionsFor } from '#/voice/dialogue/llm/prompt.ts';
import { addressTokens } from '#/voice/dialogue/understanding/addresses/spoken-domain.ts';
import { hearEmail } from '#/voice/dialogue/understanding/addresses/spoken-email.ts';
import {
  hearWebAddress,
  saysNoWebsite,
  withScheme,
} from '#/voice/dialogue/understanding/addresses/spoken-web-address.ts';
import { hearChoice } from '#/voice/dialogue/understanding/contact/spoken-choice.ts';
import { hearCorrection, takesSomethingBack } from '#/voice/dialogue/understanding/fields/corrections.ts';
import { hearFields, hearReason } from '#/voice/dialogue/understanding/fields/said-fields.ts';
import { clausesOf, isPreface, states } from '#/voice/dialogue/understanding/intents/clauses.ts';
import { readConsent } from '#/voice/dialogue/understanding/intents/consent.ts';
import { readDistress } from '#/voice/dialogue/understanding/intents/distress.ts';
import { isQuestion, readIntent } from '#/voice/dialogue/understanding/intents/intents.ts';
import { readLanguage } from '#/voice/dialogue/understanding/intents/languages.ts';
import { endsByLeaving, readLeaving } from '#/voice/dialogue/understanding/intents/leaving.ts';
import { refuses } from '#/voice/dialogue/understanding/intents/refusal.ts';
import { readRemark } from '#/voice/dialogue/understanding/intents/remarks.ts';
import { correctName, respellName } from '#/voice/dialogue/understanding/names/corrected-name.ts';
import { hearBareName, hearName } from '#/voice/dialogue/understanding/names/spoken-name.ts';
import { hearPhone, withOtherDigits } from '#/voice/dialogue/understanding/numbers/spoken-number.ts';
import { joinSpelled, readSpelling } from '#/voice/dialogue/understanding/spelling/spelling.ts';
import { readBack } from '#/voice/dialogue/wording/read-back.ts';
import type { Expecting } from '#/voice/engine/agent.ts';
import { splitSentences } from '#/voice/engine/text/sentences.ts';
import { defaultBargeIn, isBackchannel, judgeBargeIn } from '#/voice/engine/turn-taking/barge-in.ts';
import { defaultEndpointing, pauseWithin, silenceNeeded } from '#/voice/engine/turn-taking/endpointing.ts';
import { createFakeClock } from '#/voice/testing/fake-clock.ts';

/** A function that reads unprocessed text of a visitor. */
export interface TextReader {
  name: string;
  read(text: string): unknown;
}

const draft = {
  full_name: 'Ann Smith',
  email: 'ann@example.com',
  website: 'https://example.com',
  bottleneck: 'We miss calls at night.',
  contact_method: 'phone',
  phone: '555 010 0199',
};
const form = { ...draft, contact_method: 'text' };
const expectings: Expecting[] = ['anything', 'name', 'email', 'address', 'number', 'yes-or-no', 'story'];
const knowledge = learn(ourDesk);
const clinic = desks[1];
const clinicKnowledge = learn(clinic.agent);
const guard = createClaimsGuard(knowledge.passages, instructionsFor(ourDesk));

/** Sends `text` to an agent after the turns in `before`, which bring it to the state under test. */
async function answer(before: readonly string[], text: string, desk: KnownDesk = desks[0]): Promise<void> {
  const agent = createAgent({
    callId: 'call',
    agent: desk.agent,
    knowledge: desk.agent === ourDesk ? knowledge : clinicKnowledge,
    sink: { check: (given) => checked(given), take: async () => ({ outcome: 'failed' }) },
    clock: createFakeClock(),
  });
  const { signal } = new AbortController();
  for (const said of [...before, text]) {
    for await (const _ of agent.respond({ text: said, history: [], signal }));
  }
}

function checked(given: Record<string, string>) {
  const parsed = parseSubmission(given);
  return parsed.ok ? {} : parsed.errors;
}

const answers = ['sign me up', 'Ann Smith', 'ann@example.com', 'none', 'we miss calls at night', 'by phone'];

const bookingAnswers = ['book a cleaning', 'tomorrow at nine', 'Ann Smith', 'yes', 'move it to Thursday'];

/** Every reader of visitors' text, alone and as part of a caller's whole turn. */
export const textReaders: TextReader[] = [
  { name: 'a name', read: (text) => hearName(text, { alone: false }) },
  { name: 'a name asked for', read: (text) => hearName(text, { alone: true }) },
  { name: 'a bare name', read: (text) => hearBareName(text, 'ann@example.com') },
  { name: 'a name spelled anew', read: (text) => respellName('Ann Smith', text) },
  { name: 'an email address', read: (text) => hearEmail(text, { alone: false }) },
  { name: 'an email address asked for', read: (text) => hearEmail(text, { alone: true }) },
  { name: 'a web address', read: (text) => hearWebAddress(text, { alone: false }) },
  { name: 'a web address asked for', read: (text) => hearWebAddress(text, { alone: true }) },
  { name: 'no web address', read: saysNoWebsite },
  { name: 'a web address typed', read: withScheme },
  { name: 'a phone number', read: (text) => hearPhone(text, { alone: true }) },
  {
    name: 'a way of contact',
    read: (text) => hearChoice(fieldNamed(ourDesk.form, 'contact_method'), text, { alone: true }),
  },
  { name: 'spelling', read: (text) => joinSpelled(readSpelling(addressTokens(text))) },
  { name: 'clauses', read: (text) => clausesOf(text).map(isPreface) },
  { name: 'consent', read: readConsent },
  { name: 'intent', read: readIntent },
  { name: 'a remark', read: readRemark },
  { name: 'distress', read: readDistress },
  { name: 'a language', read: readLanguage },
  { name: 'a question', read: isQuestion },
  {
    name: 'a correction',
    read: (text) => [
      takesSomethingBack(text),
      hearCorrection(text, ourDesk.form, draft, fieldNamed(ourDesk.form, 'email')),
    ],
  },
  { name: 'all fields', read: (text) => hearFields(text, ourDesk.form, null, {}) },
  ...ourDesk.form.map((field) => ({
    name: `all fields, ${field.name} asked for`,
    read: (text: string) => hearFields(text, ourDesk.form, field, {}),
  })),
  { name: 'a reason', read: hearReason },
  { name: 'leaving', read: (text) => [readLeaving(text), endsByLeaving(text, true), endsByLeaving(text, false)] },
  { name: 'an intent within an answer', read: (text) => readIntent(text, true) },
  { name: 'the last digits', read: (text) => withOtherDigits('555 010 0199', text) },
  { name: 'a refusal', read: refuses },
  { name: 'a statement', read: states },
  { name: 'a part of a name', read: (text) => correctName('Ann Smith', text) },
  { name: 'plain words', read: plainWords },
  { name: 'the look-up', read: (text) => knowledge.find(text) },
  { name: 'the turn rules', read: (text) => judgeBargeIn(text, text, defaultBargeIn) },
  { name: 'a backchannel', read: isBackchannel },
  ...expectings.map((expecting) => ({
    name: `the end of a turn, ${expecting} expected`,
    read: (text: string) => silenceNeeded(text, expecting, defaultEndpointing),
  })),
  { name: 'a pause within what is spelled', read: (text: string) => pauseWithin(text, 'anything', true) },
  {
    name: 'the echo gate',
    read: (text) => {
      const gate = createEchoGate();
      gate.spoke(text, 0);
      return gate.ownWords(1, `${text} ${text}`, 1);
    },
  },
  { name: 'sentences', read: splitSentences },
  {
    name: 'a read-back',
    read: (text) =>
      readBack(
        ourDesk.wording,
        ourDesk.form,
        { ...draft, email: text, website: text, bottleneck: text, phone: text },
        true,
      ),
  },
  { name: 'figures', read: figuresOf },
  { name: "a model's sentence", read: (text) => guard.judge(text, { callerSaid: '', draft: '', sent: false }) },
  {
    name: 'what a model may lean on',
    read: (text) => guard.judge('You said 5 or 7 or 9.', { callerSaid: text, draft: '', sent: false }),
  },
  ...ourDesk.form.map(({ name: field }) => ({
    name: `the form's ${field}`,
    read: (text: string) => parseSubmission({ ...form, [field]: text }),
  })),
  { name: 'accepted encodings', read: acceptedEncodings },
  ...answers.map((_, count) => ({
    name: `a turn after ${count} answers`,
    read: (text: string) => answer(answers.slice(0, count), text),
  })),
  { name: 'a turn after the read-back', read: (text) => answer([...answers, '555 010 0199'], text) },
  ...bookingAnswers.map((_, count) => ({
    name: `a booking turn after ${count} answers`,
    read: (text: string) => answer(bookingAnswers.slice(0, count), text, clinic),
  })),
];
