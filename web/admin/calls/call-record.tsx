import { useEffect, useRef, useState } from 'react';
import { Button } from '#/web/ui/button.tsx';
import { Moment } from '../locale/moment.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import { usePermissions } from '../session/permissions.ts';
import { AnswerTimes } from './answer-times.tsx';
import { CallFacts, Fact } from './call-facts.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { LatencyTiles } from './latency-tiles.tsx';
import { LinkedRequest } from './linked-request.tsx';
import type { LoadedCall } from './load-call.ts';
import { TranscriptView } from './transcript-view.tsx';
import { TurnChart } from './turn-chart.tsx';

/** One call: its facts, its transcript, and a button to delete it. */
export function CallRecord({ call, request }: LoadedCall) {
  const mayDelete = usePermissions().includes('calls:delete');
  const [asking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const hasAsked = useRef(false);
  useEffect(() => {
    if (hasAsked.current && !asking) opener.current?.focus();
    hasAsked.current = asking;
  }, [asking]);

  return (
    <>
      <PageHeading>
        Call on <Moment at={call.started_at} />
      </PageHeading>
      <CallFacts call={call}>
        {request && (
          <Fact label="Request">
            <LinkedRequest request={request} />
          </Fact>
        )}
      </CallFacts>
      <TranscriptView transcript={call.transcript} />
      {call.turns.length > 0 && (
        <AnswerTimes>
          <LatencyTiles latency={call.latency} />
          <TurnChart turns={call.turns} />
        </AnswerTimes>
      )}
      {mayDelete && (
        <Button
          ref={opener}
          variant="danger"
          aria-haspopup="dialog"
          className="justify-self-start"
          onClick={() => setAsking(true)}
        >
          Delete this call
        </Button>
      )}
      {asking && <DeleteDialog hasRequest={call.request_id !== null} onClose={() => setAsking(false)} />}
    </>
  );
}
