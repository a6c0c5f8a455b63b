import { maxCallerMessages } from '../protocol/limits.ts';
import type { Assistant } from './assistant/assistant.ts';
import type { Clock } from './ports.ts';
import type { History } from './session-history.ts';
import type { LimitWatch } from './session-limits.ts';
import type { Talk } from './session-talk.ts';
import type { TurnStart } from './session-turn.ts';

export interface AnswerOptions {
  clock: Clock;
  assistant: Assistant;
  talk: Talk;
  history: History;
  limits: LimitWatch;
  onConversation(): void;
  onCaller(text: string): void;
  onRefused(): void;
}

/** What the caller has said, and the turns of the assistant that answer it. */
export interface Answers {
  /** Counts something the caller asks for; false when that is more than a call holds. */
  admit(): boolean;
  /** Writes down what the caller said, by default to be answered; false when the call holds no more. */
  keep(text: string, isAsked?: boolean): boolean;
  /** Has it answered, together with what came just before and was not. */
  begin(text: string, start: TurnStart): void;
  /** What was said so far has its answer. */
  done(): void;
}

export function createAnswers(options: AnswerOptions): Answers {
  const { clock, assistant, talk, history, limits, onConversation, onCaller, onRefused } = options;
  /** Said in turns that were not answered, because the caller went on. */
  let unanswered: string[] = [];
  let unansweredSince = 0;
  let admitted = 0;

  function admit(): boolean {
    if (++admitted > maxCallerMessages) onRefused();
    return admitted <= maxCallerMessages;
  }

  return {
    admit,
    keep(text, isAsked = true) {
      if (!admit()) return false;
      history.add('user', isAsked ? talk.nextTurn : talk.nextTurn - 1, text, clock.now());
      onCaller(text);
      onConversation();
      return true;
    },
    begin(text, start) {
      limits.quiet();
      if (unanswered.length === 0) unansweredSince = talk.nextTurn;
      unanswered.push(text);
      const whole = unanswered.join(' ');
      const earlier = history.before(unansweredSince);
      talk.begin({
        kind: 'answer',
        steps: (signal, mayAct) => assistant.respond({ text: whole, history: earlier, signal, mayAct }),
        start,
      });
    },
    done() {
      unanswered = [];
    },
  };
}
