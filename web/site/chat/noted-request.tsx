import type { VoiceDemoWords } from '#/content/voice-demo.ts';
import { useCall } from '#/voice/client/react/voice-provider.tsx';
import { RequestSheet } from '#/web/site/conversation/request-sheet.tsx';
import { isTakenDown } from '#/web/site/conversation/request-state.ts';

/** The request that the assistant notes: folded up, and never so high that the read-back above it has no room. */
export function NotedRequest({ label, words }: { label: string; words: VoiceDemoWords['request'] }) {
  const stage = useCall((call) => (call.status === 'in-call' && isTakenDown(call.form) ? call.form.stage : null));
  if (!stage) return null;
  return (
    // Opened anew when the assistant asks whether it may be sent.
    <details
      key={stage === 'confirming' ? 'open' : 'folded'}
      open={stage === 'confirming' || stage === 'sent'}
      className="max-h-[42%] shrink-0 overflow-y-auto overscroll-contain border-line border-t"
    >
      <summary className="sticky top-0 z-10 min-h-11 cursor-pointer bg-brass-wash px-4 py-2.5 font-semibold text-sm">
        {label}
      </summary>
      <RequestSheet words={words} />
    </details>
  );
}
