import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { staffPaths } from '#/content/staff-paths.ts';
import { Button } from '#/web/ui/button.tsx';
import { usePermissions } from '../session/permissions.ts';
import { changeFirstSteps, type FirstSteps, readFirstSteps } from './first-step-api.ts';

/** Leads an owner, before the first request has come, to what is not set up yet. Optional: silent when it fails. */
export function FirstStepsNotice() {
  const isOwner = usePermissions().includes('accounts:write');
  const [state, setState] = useState<FirstSteps | null>(null);
  useEffect(() => {
    if (!isOwner) return;
    const left = new AbortController();
    void readFirstSteps(left.signal).then((answer) => {
      if (answer.ok && !left.signal.aborted) setState(answer.body);
    });
    return () => left.abort();
  }, [isOwner]);

  async function dismiss(): Promise<void> {
    const result = await changeFirstSteps({ dismissed: true });
    if (result.kind === 'done') setState(result.body);
  }

  const open = state?.dismissed ? [] : (state?.steps.filter((step) => step.state === 'open') ?? []);
  if (open.length === 0) return null;
  return (
    <section aria-label="First steps" className="mt-6 grid max-w-md gap-3 rounded-md border border-line bg-sheet p-4">
      <p>
        {open.length === 1 ? 'One thing is' : `${open.length} things are`} not set up yet, such as email, the address of
        the site, or a colleague.
      </p>
      <div className="flex flex-wrap justify-center gap-x-4 gap-y-2">
        <Link to={staffPaths.firstSteps} className="text-link inline-flex min-h-9 items-center">
          Show the first steps
        </Link>
        <Button variant="quiet" size="small" onClick={() => void dismiss()}>
          Do not remind me
        </Button>
      </div>
    </section>
  );
}
