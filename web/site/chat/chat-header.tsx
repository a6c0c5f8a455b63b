import type { ChatWords } from '#/content/chat.ts';
import { useCall, useCallStore } from '#/voice/client/react/voice-provider.tsx';
import type { CallState } from '#/voice/client/store.ts';
import { Button } from '#/web/ui/button.tsx';
import { BellIcon, ChevronIcon } from '#/web/ui/icons.tsx';

export interface ChatHeaderProps {
  words: ChatWords;
  headingId: string;
  /** The assistant owes an answer. */
  writing: boolean;
  onMinimise(): void;
}

export function ChatHeader({ words, headingId, writing, onMinimise }: ChatHeaderProps) {
  const store = useCallStore();
  const isOn = useCall((call) => call.status === 'in-call');
  const state = useCall((call) => stateOf(call, writing, words.states));
  return (
    <div className="lamplit flex shrink-0 flex-wrap items-center justify-end gap-x-3 bg-desk py-3 pr-2.5 pl-4 [@media(max-height:30rem)]:py-0.5 text-desk-ink [--lamp:100%_0%]">
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-full border-2 border-brass bg-desk-deep max-[24rem]:hidden [@media(max-height:30rem)]:hidden"
      >
        <BellIcon className="size-6 text-brass-bright" />
      </span>
      <div className="min-w-0 grow basis-28">
        <h2 id={headingId} className="text-base/tight">
          {words.heading}
        </h2>
        <p role="status" className="text-desk-soft text-sm">
          {state}
        </p>
      </div>
      {isOn && (
        <Button
          variant="onDesk"
          size="small"
          aria-label={words.end}
          className="shrink-0"
          onClick={() => void store.stop()}
        >
          {words.endShort}
        </Button>
      )}
      <button
        type="button"
        aria-label={words.minimise}
        aria-keyshortcuts="Escape"
        onClick={onMinimise}
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-md hover:text-brass-bright"
      >
        <ChevronIcon className="size-6" />
      </button>
    </div>
  );
}

function stateOf(call: CallState, writing: boolean, states: ChatWords['states']): string {
  if (call.status === 'connecting') return states.connecting;
  if (call.status === 'idle') {
    if (!call.lastEnd) return states.ready;
    return call.failure?.code === 'call-elsewhere' ? states.elsewhere : states.over;
  }
  if (call.resuming) return states.reconnecting;
  return writing ? states.writing : states.ready;
}
