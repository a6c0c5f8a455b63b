import type { VoiceDemoWords } from '#/content/voice-demo.ts';
import { useCallStore } from '#/voice/client/react/voice-provider.tsx';
import { unlockSpeech } from '#/voice/client/store.ts';
import { Suggestions } from '#/web/site/conversation/suggestions.tsx';
import { Button } from '#/web/ui/button.tsx';
import { HandsetIcon } from '#/web/ui/icons.tsx';
import { KeyboardIcon } from './call-icons.tsx';
import { useWaitingCall } from './use-waiting-call.ts';

export interface StartControlsProps {
  words: VoiceDemoWords['rest'];
  /** The consent text from the server; null until it has answered. */
  consent: string | null;
  /** Another button is the primary action. */
  isSecond: boolean;
  /** Id of the desk to call; by default the store's. */
  agent: string | undefined;
  /** Questions that a tap asks in a typed call. */
  suggestions: readonly string[];
  suggestionsLabel: string;
}

export function StartControls({ words, consent, isSecond, agent, ...asks }: StartControlsProps) {
  const store = useCallStore();
  const waits = useWaitingCall();
  const sentences = (consent ?? words.consent).split('. ');

  function start(microphone: boolean) {
    unlockSpeech();
    return store.start({ microphone, ...(agent && { agent }) });
  }

  async function ask(question: string) {
    await start(false);
    store.type(question);
  }

  function takeUp() {
    unlockSpeech();
    void store.resume();
  }

  return (
    // The code for a call is loaded when the pointer or the focus comes near.
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here that the buttons do not do themselves
    <div onPointerEnter={store.preload} onFocus={store.preload} className="contents">
      {waits && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-brass-bright border-l-4 py-1 pl-4">
          <p role="status" className="text-lg">
            {words.waiting.text}
          </p>
          <Button variant="brass" onClick={takeUp}>
            {words.waiting.takeUp}
          </Button>
        </div>
      )}
      <div className="grid w-full gap-3 sm:grid-cols-[1fr_auto]">
        <Button
          data-landing
          variant={waits || isSecond ? 'onDesk' : 'brass'}
          size="huge"
          aria-describedby="voice-demo-hint voice-demo-consent"
          onClick={() => void start(true)}
        >
          <HandsetIcon className="size-6" />
          {words.start}
        </Button>
        <p id="voice-demo-hint" className="text-sm max-sm:mb-3 sm:order-1 sm:col-span-2">
          {words.hint}
        </p>
        <Button variant="onDesk" size="large" aria-describedby="voice-demo-consent" onClick={() => void start(false)}>
          <KeyboardIcon className="size-5" />
          {words.typeInstead}
        </Button>
      </div>
      {asks.suggestions.length > 0 && (
        <div className="grid w-full gap-2">
          <p className="font-semibold text-sm">{asks.suggestionsLabel}</p>
          <Suggestions
            label={asks.suggestionsLabel}
            questions={asks.suggestions}
            onAsk={(question) => void ask(question)}
            className="flex overflow-x-auto max-sm:-mr-5 max-sm:pr-5 max-sm:fade-end sm:flex-wrap"
            buttonClass="shrink-0 border-desk-soft hover:border-brass-bright hover:text-brass-bright"
          />
        </div>
      )}
      {/* Of the questions too, which start a call. As high before the server's text as after it. */}
      <div className="min-h-9 text-desk-soft text-xs max-sm:min-h-18">
        <p id="voice-demo-consent" className="inline">
          {sentences.slice(0, 2).join('. ')}.
        </p>{' '}
        <details className="inline">
          <summary className="inline cursor-pointer text-link">{words.details}</summary>
          {sentences.slice(2).join('. ')}{' '}
          <a href={words.privacy.href} className="text-link">
            {words.privacy.label}
          </a>
        </details>
      </div>
    </div>
  );
}
