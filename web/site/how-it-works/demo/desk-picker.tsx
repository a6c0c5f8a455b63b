import { useEffect, useRef } from 'react';
import type { DemoDesk, VoiceDemoWords } from '#/content/voice-demo.ts';

const radioName = 'voice-demo-desk';

export interface DeskPickerProps {
  words: VoiceDemoWords['desks'];
  desks: readonly DemoDesk[];
  chosen: string;
  onChoose(id: string): void;
}

/** Which desk to call. The radios keep what a visitor chose before the page was awake. */
export function DeskPicker({ words, desks, chosen, onChoose }: DeskPickerProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the page is awake
  useEffect(() => {
    const radio = list.current?.querySelector<HTMLInputElement>(':checked');
    if (radio && radio.value !== chosen) onChoose(radio.value);
  }, []);
  return (
    <fieldset ref={list} className="max-sm:w-full">
      <legend className="mb-2 font-semibold">{words.legend}</legend>
      <div className="flex flex-wrap gap-2.5 max-sm:grid">
        {desks.map(({ id, label, sample }) => (
          <label
            key={id}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md border border-desk-soft px-4 py-1.5 has-checked:border-brass-bright has-checked:text-brass-bright has-focus-visible:outline-3 has-focus-visible:outline-brass-bright"
          >
            <input
              type="radio"
              name={radioName}
              value={id}
              defaultChecked={id === chosen}
              onChange={() => onChoose(id)}
              className="size-5 shrink-0 appearance-none rounded-full border border-desk-soft checked:border-6 checked:border-brass-bright forced-colors:appearance-auto"
            />
            <span>
              {label}
              {sample && <span className="text-desk-soft text-sm"> ({words.sample})</span>}
            </span>
          </label>
        ))}
      </div>
      <p className="mt-2 max-w-[60ch] text-desk-soft text-sm">{words.note}</p>
    </fieldset>
  );
}
