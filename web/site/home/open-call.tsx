import { sampleCalls } from '#/content/sample-call/transcripts.ts';
import { sampleCallWords } from '#/content/sample-call-words.ts';
import { sampleDay } from '#/content/sample-day.ts';
import { asWritten } from '#/web/ui/as-written.ts';
import { classNames } from '#/web/ui/class-names.ts';
import { Mark } from './mark.tsx';
import { Outcome } from './outcome.tsx';
import { Foot, Head } from './staff-view-lines.tsx';

const { list, open } = sampleDay;
const call = list.calls.find(({ time }) => time === open.time);
/** From the caller's question to the yes. */
const turns = sampleCalls['dental-night'].turns.slice(1, 8);

/** The call that is open, with the caller on the right, as in `web/admin/calls/transcript-view.tsx`. */
export function OpenCall() {
  return (
    <div className="flex flex-col border-line lg:border-x">
      <Head>
        <span className="flex items-center gap-2">
          <b>{call?.who}</b> <span className="text-ink-soft text-xs">{open.about}</span>
        </span>
        {call && <Outcome text={call.outcome} isHandedOver={call.isHandedOver} />}
      </Head>
      <ol className="grid grow content-between gap-3 p-4">
        {turns.map(({ speaker, sentences }, index) => {
          const isCaller = speaker === 'caller';
          return (
            <li key={sentences.join(' ')} className={classNames('max-w-[90%]', isCaller ? 'ml-auto' : 'mr-auto')}>
              {index < 2 ? (
                <p
                  className={classNames(
                    'mb-1 font-semibold text-ink-soft text-xs',
                    isCaller ? 'text-right' : 'flex items-center gap-2',
                  )}
                >
                  {sampleCallWords[speaker]}
                  {index === 1 && <Mark number={1} />}
                </p>
              ) : (
                <p className="sr-only">{sampleCallWords[speaker]}</p>
              )}
              <p className={classNames('rounded-lg border px-3.5 py-2', isCaller ? 'said-back' : 'border-line')}>
                {asWritten(sentences.join(' '))}
              </p>
            </li>
          );
        })}
      </ol>
      <Foot>{open.foot}</Foot>
    </div>
  );
}
