import type { ReactNode } from 'react';
import type { DeskId } from '#/content/agents/desk-labels.ts';
import { VoiceProvider } from '#/voice/client/react/voice-provider.tsx';
import { ErrorBoundary } from '#/web/ui/error-boundary.tsx';
import { report } from '../conversation/report.ts';
import { callStore } from './demo/call-store.ts';
import { DemoCard, type DemoCardProps } from './demo/demo-card.tsx';

/** Recorded calls, each a slot of the island. */
interface Samples {
  frontdesk: ReactNode;
  dentalClinic: ReactNode;
  hairSalon: ReactNode;
}

/** The island of the live demo. */
export function VoiceDemo({
  words,
  desks,
  frontdesk,
  dentalClinic,
  hairSalon,
}: Omit<DemoCardProps, 'samples'> & Partial<Samples>) {
  const samples = { frontdesk, 'dental-clinic': dentalClinic, 'hair-salon': hairSalon } satisfies Record<
    DeskId,
    ReactNode
  >;
  return (
    <ErrorBoundary onError={report}>
      <VoiceProvider store={callStore}>
        <DemoCard words={words} desks={desks} samples={samples} />
      </VoiceProvider>
    </ErrorBoundary>
  );
}
