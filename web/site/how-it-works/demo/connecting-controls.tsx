import type { VoiceDemoWords } from '#/content/voice-demo.ts';
import { useCallStore, useMicrophone } from '#/voice/client/react/voice-provider.tsx';
import { Button } from '#/web/ui/button.tsx';

export function ConnectingControls({ words }: { words: VoiceDemoWords['connecting'] }) {
  const store = useCallStore();
  const asking = useMicrophone() === 'asking';
  return (
    <div className="grid justify-items-start gap-4">
      <div className="flex flex-wrap gap-3">
        <Button busy variant="brass" size="large">
          {words.button}
        </Button>
        <Button
          data-landing
          variant="onDesk"
          size="large"
          onClick={() => void store.stop()}
          // The focus moves here while the key that started the call may still be down; its repeats must not cancel.
          onKeyDown={(event) => event.repeat && event.preventDefault()}
        >
          {words.cancel}
        </Button>
      </div>
      <p role="status" className="max-w-[60ch] text-desk-soft text-lg">
        {asking ? words.askingMicrophone : <span className="sr-only">{words.button}</span>}
      </p>
      {asking && (
        <Button variant="onDesk" onClick={store.skipMicrophone}>
          {words.typeInstead}
        </Button>
      )}
    </div>
  );
}
