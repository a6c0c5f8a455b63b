import type { VoiceDemoWords } from '#/content/voice-demo.ts';
import { useCall, useCallStore } from '#/voice/client/react/voice-provider.tsx';
import type { CallState } from '#/voice/client/store.ts';
import { Button } from '#/web/ui/button.tsx';
import { HandsetIcon } from '#/web/ui/icons.tsx';
import { HandRaisedIcon, MicrophoneIcon, MicrophoneOffIcon } from './call-icons.tsx';

/** Compact enough for three buttons side by side on a phone, and beside the call's status on wider screens. */
const compact = 'grow max-xl:gap-1.5 max-xl:px-3 max-xl:text-sm max-sm:px-1.5';

export function CallControls({ words }: { words: VoiceDemoWords['call'] }) {
  const store = useCallStore();
  const microphone = useCall(microphoneControl);
  const speaking = useCall((call) => call.status === 'in-call' && call.speaking);
  return (
    <div className="flex grow flex-wrap gap-2 sm:grow-0 sm:gap-3">
      {microphone === 'use' && (
        <Button variant="onDesk" className={compact} onClick={() => void store.retryMicrophone()}>
          <MicrophoneIcon className="size-5 max-sm:hidden" />
          {words.useMicrophone}
        </Button>
      )}
      {(microphone === 'mute' || microphone === 'unmute') && (
        <Button variant="onDesk" className={compact} onClick={() => store.setMuted(microphone === 'mute')}>
          {microphone === 'mute' ? <MicrophoneIcon className="size-5" /> : <MicrophoneOffIcon className="size-5" />}
          {words[microphone]}
        </Button>
      )}
      <Button
        variant="onDesk"
        aria-keyshortcuts="Escape"
        // Not `disabled`: it would lose the focus.
        aria-disabled={!speaking}
        onClick={store.interrupt}
        className={compact}
      >
        <HandRaisedIcon className="size-5 max-sm:hidden" />
        {words.interrupt}
      </Button>
      <Button variant="brass" className={compact} onClick={() => void store.stop()}>
        <HandsetIcon className="size-5 rotate-[135deg] max-sm:hidden" />
        {words.end}
      </Button>
    </div>
  );
}

/** The microphone control to show; while the notice of a failure is shown, that has it instead. */
function microphoneControl(call: CallState): 'mute' | 'unmute' | 'use' | null {
  if (call.status !== 'in-call') return null;
  const { hearing, muted, notices } = call;
  if (hearing.by === 'voice' || hearing.reason?.code === 'recognition-silent') return muted ? 'unmute' : 'mute';
  const { reason } = hearing;
  if (reason?.code === 'recognition-unsupported' || reason?.code === 'microphone-unsupported') return null;
  return notices.some(({ code }) => code === reason?.code) ? null : 'use';
}
