import { type KeyboardEvent, useState } from 'react';
import type { VoiceDemoWords } from '#/content/voice-demo.ts';
import { useCallStore } from '#/voice/client/react/voice-provider.tsx';
import type { ShownField } from '#/voice/client/store.ts';
import { Field, Input, Select, TextArea } from '#/web/ui/field.tsx';
import { useElementId } from './element-ids.tsx';

/** The protocol's limit for a value, in characters. */
const longestValue = 2_000;

export interface RequestEntryProps {
  field: ShownField;
  words: VoiceDemoWords['request'];
}

/** One field of the request. The visitor's edit wins while they type, until the agent sets a new value. */
export function RequestEntry({ field, words }: RequestEntryProps) {
  const { name, label } = field;
  const store = useCallStore();
  const id = useElementId(`field-${name}`);
  const taken = field.value ?? '';
  const [written, setWritten] = useState<{ text: string; over: string; writing: boolean } | null>(keptText);
  const isTheirs = written !== null && (written.writing || written.over === taken);
  const value = isTheirs ? written.text : taken;

  /** What was typed before the page or the call changed. */
  function keptText() {
    const { call } = store.getState();
    const text = call.status === 'in-call' ? call.unsent.fields[name] : undefined;
    return text === undefined ? null : { text, over: taken, writing: true };
  }

  function write(text: string) {
    setWritten({ text, over: taken, writing: true });
    store.composeField(name, text);
  }

  function hand(text: string) {
    if (!isTheirs) return;
    setWritten({ text, over: taken, writing: false });
    if (text === taken) store.composeField(name, null);
    else store.editField(name, text);
  }

  function choose(text: string) {
    setWritten({ text, over: taken, writing: false });
    store.editField(name, text);
  }

  function handByKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') hand(event.currentTarget.value);
  }

  return (
    <Field
      id={id}
      label={label}
      optional={!field.required}
      {...(field.error && { error: field.error })}
      className={field.rows ? 'col-span-full text-sm' : 'text-sm'}
    >
      {(control) => {
        if (field.kind === 'choice') {
          return (
            <Select {...control} value={value} onChange={(event) => choose(event.currentTarget.value)}>
              <option value="" disabled hidden>
                {words.notChosen}
              </option>
              {field.options?.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </Select>
          );
        }
        const text = {
          ...control,
          value,
          maxLength: longestValue,
          autoComplete: 'off',
          onChange: (event: { currentTarget: { value: string } }) => write(event.currentTarget.value),
          onBlur: (event: { currentTarget: { value: string } }) => hand(event.currentTarget.value),
        };
        return field.rows ? (
          <TextArea {...text} rows={2} className="min-h-20!" />
        ) : (
          <Input {...text} inputMode={keyboards[field.kind]} onKeyDown={handByKey} />
        );
      }}
    </Field>
  );
}

/** The `inputmode` of each kind of field. */
const keyboards = { email: 'email', url: 'url', phone: 'tel', name: undefined, text: undefined } as const;
