import { milliseconds } from './call-words.ts';
import { answerTime, stages, type Turn } from './latency-stages.ts';

/** The duration of each answer of a call, divided into its stages. */
export function TurnChart({ turns }: { turns: Turn[] }) {
  const longest = Math.max(1, ...turns.map(answerTime));
  const measured = stages.filter(({ stage }) => turns.some((turn) => turn[stage] !== null));
  if (turns.length === 0) return null;
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        <caption className="pb-2 text-left font-display font-semibold text-xl">Answer by answer</caption>
        <thead className="border-edge border-b text-ink-soft">
          <tr>
            <th scope="col" className="py-2 text-left font-semibold">
              Answer
            </th>
            <td className="w-2/5 max-sm:hidden" />
            {measured.map(({ stage, label, fill }) => (
              <th key={stage} scope="col" className="py-2 pl-4 text-right font-semibold">
                <svg aria-hidden="true" viewBox="0 0 1 1" className={`mr-1.5 inline size-2.5 ${fill}`}>
                  <rect width="1" height="1" />
                </svg>
                {label}
              </th>
            ))}
            <th scope="col" className="py-2 pl-4 text-right font-semibold">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {turns.map((turn, index) => (
            <tr key={turn.turn} className="border-line border-b">
              <th scope="row" className="py-2 pr-4 text-left font-normal">
                {index + 1}
              </th>
              <td aria-hidden="true" className="max-sm:hidden">
                <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none" className="h-3 w-full">
                  {stackOf(turn, longest).map(({ stage, fill, x, width }) => (
                    <rect key={stage} x={x} width={width} height="8" className={fill} />
                  ))}
                </svg>
              </td>
              {measured.map(({ stage }) => (
                <td key={stage} className="whitespace-nowrap py-2 pl-4 text-right tabular-nums">
                  {milliseconds(turn[stage])}
                </td>
              ))}
              <td className="whitespace-nowrap py-2 pl-4 text-right tabular-nums">{milliseconds(answerTime(turn))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The stacked bars of a turn. */
function stackOf(turn: Turn, longest: number) {
  let x = 0;
  return stages.map(({ stage, fill }) => {
    const width = (100 * (turn[stage] ?? 0)) / longest;
    const bar = { stage, fill, x, width };
    x += width;
    return bar;
  });
}
