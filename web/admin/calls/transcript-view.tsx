import { bubblesOf } from '#/voice/client/store.ts';
import { classNames } from '#/web/ui/class-names.ts';
import { Moment } from '../locale/moment.tsx';
import type { CallDetails } from './call-api.ts';

/** The transcript, with the visitor on the right as on the demo card. */
export function TranscriptView({ transcript }: { transcript: CallDetails['transcript'] }) {
  return (
    <section aria-labelledby="call-transcript" className="grid max-w-3xl gap-5">
      <h2 id="call-transcript" className="text-2xl">
        Transcript
      </h2>
      {transcript.length === 0 && <p className="text-ink-soft">Nothing was said in this call.</p>}
      <ol className="grid gap-4">
        {bubblesOf(transcript.map((entry) => ({ ...entry, final: true }))).map(({ role, start, sentences }) => {
          const isVisitor = role === 'user';
          const saidAt = transcript[start]?.said_at ?? '';
          return (
            <li key={start} className={classNames('max-w-[85%]', isVisitor && 'justify-self-end')}>
              <p className={classNames('mb-1 text-ink-soft text-xs', isVisitor && 'text-right')}>
                <span className="font-semibold">{isVisitor ? 'Visitor' : 'AI Assistant'}</span>{' '}
                {saidAt && <Moment at={saidAt} show="time" />}
              </p>
              <p
                dir="auto"
                className={classNames(
                  'whitespace-pre-wrap rounded-lg border px-4 py-2.5 wrap-anywhere',
                  isVisitor ? 'rounded-br-none border-brass bg-brass-wash' : 'rounded-bl-none border-line bg-sheet',
                )}
              >
                {sentences.join(' ')}
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
