import type { Home } from '#/content/home.ts';
import { sampleCalls } from '#/content/sample-call/transcripts.ts';
import { Badge } from '#/web/ui/badge.tsx';
import { Pane } from './pane.tsx';

const { request = [], turns } = sampleCalls['dental-emergency'];
const message = request.at(-1)?.[1];

/** The request that a recorded call ended with, as staff get it: the caller's words, whom to call back, and the call. */
export function HandedOver({ title, urgent, whole, className }: Home['whoWeAre']['handOver'] & { className?: string }) {
  return (
    <Pane title={title} note={<Badge tone="alarm">{urgent}</Badge>} {...(className && { className })}>
      <div className="grid content-center gap-y-5 p-4">
        <p className="font-display font-semibold text-xl">“{message}”</p>
        <dl className="flex flex-wrap gap-x-7 gap-y-2">
          {[...request.slice(0, -1), [whole[0], whole[1].replace('{lines}', `${turns.length}`)]].map(
            ([label, value]) => (
              <div key={label}>
                <dt className="text-ink-soft text-xs">{label}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ),
          )}
        </dl>
      </div>
    </Pane>
  );
}
