import { VoiceProvider } from '#/voice/client/react/voice-provider.tsx';
import { ErrorBoundary } from '#/web/ui/error-boundary.tsx';
import { callStore } from './demo/call-store.ts';
import { DemoCard, type DemoCardProps } from './demo/demo-card.tsx';

/** The island of the live demo. */
export function VoiceDemo({ words, desks, children }: DemoCardProps) {
  return (
    <ErrorBoundary>
      <VoiceProvider store={callStore}>
        <DemoCard words={words} desks={desks}>
          {children}
        </DemoCard>
      </VoiceProvider>
    </ErrorBoundary>
  );
}
