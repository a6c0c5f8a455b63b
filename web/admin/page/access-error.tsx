import { Link, useLocation, useRevalidator } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { forbiddenText, type Refusal } from '../api/failure.ts';
import { signInPath } from '../routing/next-path.ts';

interface AccessErrorProps {
  refusal: Refusal;
  text: string;
  /** Shown during a retry. */
  loadingText: string;
}

export function AccessError({ refusal, text, loadingText }: AccessErrorProps) {
  const { revalidate, state } = useRevalidator();
  const { pathname, search } = useLocation();
  const loading = state === 'loading';

  return (
    <Notice tone="alarm" role="alert" className="max-w-2xl">
      <h2 className="mb-1 text-xl">Access Error</h2>
      <p className="mb-4">{loading ? loadingText : refusal === 'forbidden' ? forbiddenText : text}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button busy={loading} onClick={() => void revalidate()}>
          Retry
        </Button>
        {refusal === 'signed-out' && (
          <Link to={signInPath(pathname + search)} className="text-link">
            Sign in
          </Link>
        )}
      </div>
    </Notice>
  );
}
