import { useCall, useCallStore } from '#/voice/client/react/voice-provider.tsx';
import type { CallState } from '#/voice/client/store.ts';
import { Select } from '#/web/ui/field.tsx';

const selectId = 'voice-demo-microphone';

/** A select for the microphone; shown when there are several. */
export function MicrophoneChoice({ label }: { label: string }) {
  const store = useCallStore();
  const microphones = useCall(microphonesOf);
  if (!microphones || microphones.choices.length < 2) return null;
  return (
    <div className="mt-4 flex max-w-full flex-wrap items-center gap-x-3 gap-y-1 px-2 text-sm sm:px-0">
      <label htmlFor={selectId}>{label}</label>
      <Select
        id={selectId}
        value={microphones.selected ?? ''}
        onChange={({ currentTarget: { value } }) => void store.selectMicrophone(value)}
        className="w-auto! max-w-full"
      >
        {microphones.choices.map(({ id, label: name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}

function microphonesOf(call: CallState) {
  return call.status === 'in-call' && call.hearing.by === 'voice' ? call.microphones : null;
}
