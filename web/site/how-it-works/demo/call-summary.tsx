import type { VoiceDemoWords } from '#/content/voice-demo.ts';
import { useCall, useCallStore } from '#/voice/client/react/voice-provider.tsx';
import { bubblesOf, type CallEnd, unlockSpeech } from '#/voice/client/store.ts';
import { BubbleView } from '#/web/site/conversation/bubble-view.tsx';
import { carryOver, hasWords } from '#/web/site/conversation/carry-over.ts';
import { TakenDown } from '#/web/site/conversation/taken-down.tsx';
import { labelOf } from '#/web/site/conversation/transcript-log.tsx';
import { Button, ButtonLink } from '#/web/ui/button.tsx';
import { clockTime } from '#/web/ui/clock-time.ts';
import { CheckIcon } from '#/web/ui/icons.tsx';
import { Notice } from '#/web/ui/notice.tsx';

export interface CallSummaryProps {
  words: VoiceDemoWords;
  end: CallEnd;
  /** Desk of the next call. */
  deskId: string;
}

/** After a call: how it ended, its transcript and the next steps. */
export function CallSummary({ words, end, deskId }: CallSummaryProps) {
  const store = useCallStore();
  const failure = useCall((call) => (call.status === 'idle' ? call.failure : null));
  const { summary } = words;
  const isElsewhere = failure?.code === 'call-elsewhere';
  const isSample = end.desk?.sample === true;
  const isSent = !isSample && end.form?.stage === 'sent';
  const saidSomething = hasWords(end);
  const takesAlong = !isSample && saidSomething;
  const offer = isSample ? 'sampleOffer' : saidSomething ? 'offer' : 'wordlessOffer';

  function start(microphone: boolean) {
    unlockSpeech();
    void store.start({ microphone, agent: end.desk?.id ?? deskId });
  }

  function takeBack() {
    unlockSpeech();
    void store.resume();
  }

  return (
    <div className="grid gap-x-10 gap-y-8 px-5 pt-8 pb-9 sm:px-8 md:px-14 md:pt-14 md:pb-14 lg:grid-cols-[6fr_5fr]">
      <div className="grid content-start justify-items-start gap-4">
        <h3 tabIndex={-1} data-landing="" className="text-3xl outline-none">
          {isElsewhere ? summary.elsewhere : summary.heading.replace('{time}', clockTime(end.seconds))}
        </h3>
        {failure ? (
          <Notice role="alert">{failure.sentence}</Notice>
        ) : (
          <p className="text-lg">{summary[ending(end.reason)]}</p>
        )}
        <TakenDown words={summary} end={end} />
        {isSent ? (
          <p className="flex gap-2 font-semibold text-brass-bright text-lg">
            <CheckIcon className="mt-0.5 size-6 shrink-0" />
            {summary.sent}
          </p>
        ) : isElsewhere ? null : (
          <p className="max-w-[46ch] text-desk-soft">{summary[offer]}</p>
        )}
        <div className="mt-2 flex flex-wrap gap-3">
          {isElsewhere && (
            <Button variant="brass" onClick={takeBack}>
              {failure.label}
            </Button>
          )}
          {!isSent && !isElsewhere && (
            // What was said to a sample is not taken along: it was about another business.
            <ButtonLink
              variant="brass"
              href={summary.sendAsRequest.href}
              {...(takesAlong && { onClick: (event) => void carryOver(event, end) })}
            >
              {takesAlong ? summary.sendAsRequest.label : summary.askUs}
            </ButtonLink>
          )}
          <Button variant="onDesk" onClick={() => start(true)}>
            {summary.again}
          </Button>
          <Button variant="onDesk" onClick={() => start(false)}>
            {words.rest.typeInstead}
          </Button>
        </div>
      </div>
      <section
        aria-labelledby="voice-demo-said"
        className="min-w-0 overflow-hidden rounded-lg border border-transparent bg-sheet text-ink"
      >
        <h3 id="voice-demo-said" className="border-line border-b px-4 py-3 text-lg sm:px-6">
          {summary.transcript}
        </h3>
        {end.transcript.length === 0 ? (
          <p className="px-4 py-4 text-ink-soft sm:px-6">{summary.nothingSaid}</p>
        ) : (
          <div
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
            tabIndex={0}
            className="grid max-h-[24rem] gap-4 overflow-y-auto px-4 py-4 -outline-offset-3 sm:px-6"
          >
            {end.forgotten > 0 && <p className="text-ink-soft text-sm">{words.conversation.earlier}</p>}
            {bubblesOf(end.transcript).map(({ role, start: key, sentences }) => (
              <BubbleView key={key} role={role} label={labelOf(role, words.conversation)} sentences={sentences} />
            ))}
          </div>
        )}
        {end.unsent.message && (
          <p className="wrap-anywhere whitespace-pre-wrap border-line border-t px-4 py-4 sm:px-6">
            <strong>{summary.unsent}</strong> {end.unsent.message}
          </p>
        )}
      </section>
    </div>
  );
}

/** Which side ended the call, from Vapi's `endedReason`. */
function ending(reason: string): 'byYou' | 'byAssistant' | 'otherwise' {
  if (reason === 'customer-ended-call') return 'byYou';
  return reason.startsWith('assistant-') ? 'byAssistant' : 'otherwise';
}
