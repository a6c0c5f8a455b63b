import { useState } from 'react';
import { useCall, useCallStore, useCapabilities } from '#/voice/client/react/voice-provider.tsx';

/**
 * Where the browser does not take the assistant's voice out of the microphone, it would hear itself and stop: speaking
 * over it is then the visitor's choice.
 */
export function HeadphonesChoice({ label }: { label: string }) {
  const store = useCallStore();
  const speaks = useCall((call) => call.status === 'in-call' && call.hearing.by === 'voice');
  const isTheirs = useCapabilities()?.voiceInterruption;
  const [wears, setWears] = useState(false);
  if (!speaks || !isTheirs) return null;
  return (
    <label className="mt-4 flex w-fit items-center gap-3 px-2 text-sm sm:px-0">
      <input
        type="checkbox"
        checked={wears}
        onChange={({ currentTarget: { checked } }) => {
          setWears(checked);
          store.setVoiceInterruption(checked);
        }}
        className="size-5 shrink-0 accent-brass-bright"
      />
      {label}
    </label>
  );
}
