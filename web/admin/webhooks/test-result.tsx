import { Notice } from '#/web/ui/notice.tsx';
import { failureText } from '../deliveries/delivery-words.ts';
import type { TestAnswer } from './webhook-api.ts';

/** What the receiver answered to a test, in its own words. */
export function TestResult({ answer: { status, code, text, duration_ms } }: { answer: TestAnswer }) {
  const accepted = status !== null && status >= 200 && status < 300;
  return (
    <Notice tone={accepted ? 'good' : 'alarm'} role="status">
      <p>
        {status === null
          ? `The test got no answer: ${failureText(code)}.`
          : `The receiver answered HTTP ${status} after ${duration_ms} ms${accepted ? '' : ': it does not count as delivered'}.`}
      </p>
      {text.trim() && (
        <pre dir="auto" className="mt-2 max-h-40 overflow-auto whitespace-pre-wrap text-sm wrap-anywhere">
          {text}
        </pre>
      )}
    </Notice>
  );
}
