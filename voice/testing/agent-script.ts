import type { Agent, AgentStep, HistoryEntry } from '../engine/agent.ts';

/** A line of a script that does not hold. */
class ScriptError extends Error {
  override name = 'ScriptError';
}

/**
 * Plays a scripted conversation and throws at the first line that does not hold:
 *
 *     caller: I'd like to get started        speech or typed text
 *     types: ann@example.com                typed text
 *     edits: email = ann@example.com         a change on screen
 *     taps: send                             or discard
 *     assistant: What is your full name?     words of the answer, in order
 *     never: Success                         words that the answer must not contain
 *     shows: full_name = Ann                 a field of the form; empty after `=` for an absent value
 *     stage: confirming                      also: none
 *     expecting: yes-or-no
 *     hangs up                               this answer ends the call
 */
export async function playScript(agent: Agent, script: string): Promise<string> {
  const history: HistoryEntry[] = [];
  const log: string[] = [];
  let steps: AgentStep[] = [...agent.greet()];
  let said = '';
  let heardUpTo = 0;

  function note(): void {
    said = steps.flatMap((step) => (step.kind === 'sentence' ? [step.text] : [])).join(' ');
    heardUpTo = 0;
    if (said) history.push({ role: 'assistant', text: said });
    log.push(`  assistant: ${said}`);
  }

  async function act(run: AsyncIterable<AgentStep> | Iterable<AgentStep>): Promise<void> {
    steps = [];
    for await (const step of run) steps.push(step);
    note();
  }

  const signal = new AbortController().signal;
  async function turn(text: string, typed: boolean): Promise<void> {
    const before = [...history];
    log.push(`  caller: ${text}`);
    history.push({ role: 'user', text });
    await act(agent.respond({ text, typed, history: before, signal }));
  }
  const acts: Record<string, (rest: string) => Promise<void>> = {
    caller: (text) => turn(text, false),
    types: (text) => turn(text, true),
    async edits(rest) {
      const [field, value] = assignment(rest);
      await act(agent.editField(field, value) ?? []);
    },
    async taps(decision) {
      await act(agent.decideForm(decision === 'send' ? 'send' : 'discard', signal));
    },
  };
  const checks: Record<string, (rest: string) => boolean> = {
    assistant(words) {
      const at = said.indexOf(words, heardUpTo);
      if (at >= 0) heardUpTo = at + words.length;
      return at >= 0;
    },
    never: (words) => !said.includes(words),
    shows(rest) {
      const [field, value] = assignment(rest);
      return (agent.form?.fields.find(({ name }) => name === field)?.value ?? '') === value;
    },
    stage: (stage) => (agent.form?.stage ?? 'none') === stage,
    expecting: (what) => agent.expecting === what,
    /** `books: cleaning, Tuesday, November 24, 3 pm`: that is one of the appointments; `nothing`: there is none. */
    books(rest) {
      const booked = agent.booking?.appointments.map(({ service, day, time }) => `${service}, ${day}, ${time}`) ?? [];
      return rest === 'nothing' ? booked.length === 0 : booked.includes(rest);
    },
    'hangs up': () => steps.some(({ kind }) => kind === 'end-call'),
  };

  note();
  for (const line of script.split('\n').map((text) => text.trim())) {
    if (!line) continue;
    const colon = line.indexOf(':');
    const name = colon < 0 ? line : line.slice(0, colon);
    const rest = colon < 0 ? '' : line.slice(colon + 1).trim();
    if (acts[name]) await acts[name](rest);
    else if (!checks[name]) throw new ScriptError(`"${line}" is no line of a script`);
    else if (!checks[name](rest)) {
      const form = JSON.stringify(agent.form);
      throw new ScriptError(
        `does not hold: ${line}\n${log.join('\n')}\n  form: ${form}\n  expecting: ${agent.expecting}`,
      );
    }
  }
  return log.join('\n');
}

function assignment(text: string): [field: string, value: string] {
  const [field = '', ...value] = text.split('=');
  return [field.trim(), value.join('=').trim()];
}
