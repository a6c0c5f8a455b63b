import { Link, useLocation, useRevalidator } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { signInPath } from '../addresses/next-path.ts';

interface AccessErrorProps {
  signedOut: boolean;
  text: string;
  /** While it is tried again. */
  loadingText: string;
}

export function AccessError({ signedOut, text, loadingText }: AccessErrorProps) {
  const { revalidate, state } = useRevalidator();
  const { pathname, search } = useLocation();
  const loading = state === 'loading';

  return (
    <Notice tone="alarm" role="alert" className="max-w-2xl">
      <h2 className="mb-1 text-xl">Access Error</h2>
      <p className="mb-4">{loading ? loadingText : text}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {/* Not disabled while loading: a disabled button would drop the focus. */}
        <Button onClick={() => !loading && void revalidate()}>
          {loading && <Spinner />}
          Retry
        </Button>
        {signedOut && (
          <Link to={signInPath(pathname + search)} className="text-link">
            Sign in
          </Link>
        )}
      </div>
    </Notice>
  );
}
