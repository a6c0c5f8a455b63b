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
  useEffect(() => {
    for (const radio of list.current?.querySelectorAll('input') ?? []) radio.checked = radio.value === chosen;
  }, [chosen]);
  return (
    <fieldset ref={list} className="w-full">
      <legend className="mb-2 font-semibold text-sm">{words.legend}</legend>
      <div className="flex flex-wrap overflow-hidden rounded-md border border-desk-soft *:flex-auto sm:grid sm:auto-cols-fr sm:grid-flow-col">
        {desks.map(({ id, label }) => (
          <label
            key={id}
            className="relative grid min-h-13 cursor-pointer content-center border-desk-soft px-1.5 py-1.5 text-center font-semibold text-sm/tight not-last:border-r not-has-checked:hover:text-brass-bright has-checked:bg-desk-ink has-checked:text-on-brass has-focus-visible:outline-3 has-focus-visible:-outline-offset-6 has-focus-visible:outline-current"
          >
            <input
              type="radio"
              name={radioName}
              value={id}
              defaultChecked={id === chosen}
              onChange={() => onChoose(id)}
              className="absolute inset-0 cursor-pointer appearance-none outline-0 forced-colors:static forced-colors:mx-auto forced-colors:appearance-auto"
            />
            {label}
          </label>
        ))}
      </div>
      <p className="mt-2 text-desk-soft text-xs">{words.note}</p>
    </fieldset>
  );
}
