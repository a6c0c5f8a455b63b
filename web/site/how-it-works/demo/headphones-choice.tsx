import { useState } from 'react';
import { useCall, useCallStore, useCapabilities } from '#/voice/client/react/voice-provider.tsx';

/**
 * Without echo cancellation the agent would hear itself and stop, so barge-in by voice is then an option that visitors
 * with headphones can switch on.
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
        className="size-5 shrink-0 accent-brass-bright scheme-dark"
      />
      {label}
    </label>
  );
}
