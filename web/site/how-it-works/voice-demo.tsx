import type { DemoDesk, VoiceDemoWords } from '#/content/voice-demo.ts';
import { VoiceProvider } from '#/voice/client/react/voice-provider.tsx';
import { ErrorBoundary } from '#/web/ui/error-boundary.tsx';
import { callStore } from './demo/call-store.ts';
import { DemoCard } from './demo/demo-card.tsx';

/** The island of the live demo. */
export function VoiceDemo({ words, desks }: { words: VoiceDemoWords; desks: readonly DemoDesk[] }) {
  return (
    <ErrorBoundary>
      <VoiceProvider store={callStore}>
        <DemoCard words={words} desks={desks} />
      </VoiceProvider>
    </ErrorBoundary>
  );
}
