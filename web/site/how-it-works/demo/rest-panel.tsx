import type { ReactNode } from 'react';
import type { DemoDesk, VoiceDemoWords } from '#/content/voice-demo.ts';
import { useCall } from '#/voice/client/react/voice-provider.tsx';
import type { DemoInfo } from '#/web/site/conversation/demo-info.ts';
import { FailureNotice } from '#/web/site/conversation/failure-notice.tsx';
import { ConnectingControls } from './connecting-controls.tsx';
import { DeskPicker } from './desk-picker.tsx';
import { StartControls } from './start-controls.tsx';
import { useConsent } from './use-consent.ts';
import { WayOut } from './way-out.tsx';

export interface RestPanelProps {
  headingId: string;
  words: VoiceDemoWords;
  /** Null until the server has answered. */
  info: DemoInfo | null;
  desks: readonly DemoDesk[];
  deskId: string;
  onChooseDesk(id: string): void;
  /** A recorded call beside the controls. */
  children: ReactNode;
}

/** The card before a call and while connecting. */
export function RestPanel({ headingId, words, info, desks, deskId, onChooseDesk, children }: RestPanelProps) {
  const desk = desks.find(({ id }) => id === deskId);
  // The voice platform runs one agent of its own.
  const isOurs = info?.backend !== 'cloud';
  const status = useCall((call) => call.status);
  const failure = useCall((call) => (call.status === 'idle' ? call.failure : null));
  const consent = useConsent(info, words.rest);
  const isOff = info?.backend === null || failure?.code === 'demo-off';
  return (
    <div className="grid grid-cols-1 gap-gutter p-5 sm:p-8 lg:grid-cols-2 lg:p-gutter">
      {/* Beside a call that was opened, it stays in sight. */}
      <div className="sticky top-24 flex flex-col items-start gap-9 max-lg:contents lg:[:has(figure_[open])>&]:self-start">
        <h2 id={headingId} className="text-2xl lg:text-3xl">
          {words.heading}
        </h2>
        <noscript>
          <WayOut {...words.rest.needsJavascript} />
        </noscript>
        {failure && !isOff && <FailureNotice failure={failure} />}
        {status === 'connecting' && <ConnectingControls words={words.connecting} />}
        {status !== 'connecting' &&
          (isOff ? (
            <WayOut {...words.rest.off} />
          ) : (
            <>
              {isOurs && <DeskPicker words={words.desks} desks={desks} chosen={deskId} onChoose={onChooseDesk} />}
              <StartControls
                words={words.rest}
                consent={consent}
                isSecond={failure?.next === 'write-to-us'}
                agent={isOurs ? deskId : undefined}
                suggestions={isOurs ? (desk?.suggestions ?? []) : []}
                suggestionsLabel={words.conversation.suggestions}
              />
            </>
          ))}
      </div>
      <div className="print:hidden">{children}</div>
    </div>
  );
}
