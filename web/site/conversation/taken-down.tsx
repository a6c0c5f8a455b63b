import type { VoiceDemoWords } from '#/content/voice-demo.ts';
import type { CallEnd } from '#/voice/client/store.ts';
import { useElementId } from './element-ids.tsx';
import { isTakenDown } from './request-state.ts';

/** What the call came to: the appointments booked in it, and the fields of its request. */
export function TakenDown({ words, end }: { words: VoiceDemoWords['summary']; end: CallEnd }) {
  const headingId = useElementId('taken');
  const rows = takenDown(end, words);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="w-full max-w-[46ch]">
      <h3 id={headingId} className="font-semibold">
        {words.takenDown}
      </h3>
      <dl className="mt-2 grid gap-y-2 border-brass-bright border-l-4 pl-4">
        {rows.map(([label, value]) => (
          <div key={`${label} ${value}`}>
            <dt className="text-desk-soft text-sm">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-wrap">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function takenDown({ form, booking, unsent }: CallEnd, words: VoiceDemoWords['summary']): [string, string][] {
  const booked = booking?.appointments ?? [];
  const fields = isTakenDown(form) ? form.fields : [];
  return [
    ...booked.map(({ service, day, time, person, name }): [string, string] => [
      words.booked,
      [`${day}, ${time}`, service, person, name].filter(Boolean).join(', '),
    ]),
    ...fields.flatMap(({ name, label, options, value }): [string, string][] => {
      const given = unsent.fields[name] ?? value;
      return given ? [[label, options?.find((option) => option.value === given)?.label ?? given]] : [];
    }),
  ];
}
