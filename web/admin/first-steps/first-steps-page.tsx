import { type ReactNode, useState } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router';
import { staffPaths } from '#/content/staff-paths.ts';
import { Badge } from '#/web/ui/badge.tsx';
import { Button } from '#/web/ui/button.tsx';
import { Notice } from '#/web/ui/notice.tsx';
import { refusedText } from '../api/result.ts';
import { AccessError } from '../page/access-error.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import { changeFirstSteps, type StepId } from './first-step-api.ts';
import type { loadFirstSteps } from './load-first-steps.ts';

/** What an owner has not set up yet, and how. */
export function FirstStepsPage() {
  const outcome = useLoaderData<typeof loadFirstSteps>();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<string | null>(null);

  if (outcome.kind !== 'loaded') {
    return (
      <div className="tool-page">
        <PageHeading>First Steps</PageHeading>
        <AccessError
          refusal={outcome.kind}
          text="Failed to load the first steps. Please make sure you are authenticated."
          loadingText="Loading the first steps..."
        />
      </div>
    );
  }

  async function change(given: Parameters<typeof changeFirstSteps>[0]): Promise<void> {
    const result = await changeFirstSteps(given);
    setProblem(result.kind === 'done' ? null : refusedText(result));
    if (result.kind === 'done') void revalidate();
  }

  const { steps, dismissed } = outcome.state;
  return (
    <div className="tool-page">
      <PageHeading>First Steps</PageHeading>
      <p className="max-w-[68ch] text-ink-soft">
        What makes this site yours. Take the steps in any order, or skip what you do not need.
      </p>
      {problem && (
        <Notice tone="alarm" role="alert">
          {problem}
        </Notice>
      )}
      <ol className="divide-y divide-line rounded-md border border-line bg-sheet">
        {steps.map(({ id, state }) => (
          <li key={id} className="flex flex-wrap items-start gap-x-4 gap-y-2 p-4">
            <div className="grid min-w-0 grow basis-80 gap-1">
              <h2 id={`step-${id}`} className="flex flex-wrap items-center gap-2 font-semibold text-base">
                {stepWords[id].title}
                {state === 'done' && <Badge tone="good">Done</Badge>}
                {state === 'skipped' && <Badge>Skipped</Badge>}
              </h2>
              <p className="max-w-[68ch] text-ink-soft text-sm">{stepWords[id].how}</p>
            </div>
            {state === 'open' && (
              <Button
                variant="quiet"
                size="small"
                aria-describedby={`step-${id}`}
                className="max-sm:-ml-3.5"
                onClick={() => void change({ skip: id })}
              >
                Skip
              </Button>
            )}
          </li>
        ))}
      </ol>
      {!dismissed && (
        <div>
          <Button variant="secondary" size="small" onClick={() => void change({ dismissed: true })}>
            Do not remind me
          </Button>
        </div>
      )}
    </div>
  );
}

const stepWords: Record<StepId, { title: string; how: ReactNode }> = {
  mail: {
    title: 'Send email',
    how: (
      <>
        Until a mail server is set, email is only written to files on the server. Set <code>SMTP_URL</code>,{' '}
        <code>MAIL_FROM</code> and <code>NOTIFY_EMAIL</code> in the file <code>.env</code> on the server, and start
        Frontdesk again; the README says how.
      </>
    ),
  },
  address: {
    title: 'Tell the site its address',
    how: (
      <>
        Links in emails and search engines need it. Set <code>PUBLIC_URL</code> in the file <code>.env</code>, such as{' '}
        <code>https://frontdesk.example</code>, and start Frontdesk again.
      </>
    ),
  },
  'second-factor': {
    title: 'Protect your account with a second factor',
    how: (
      <>
        A stolen password alone then opens nothing. Set it up under{' '}
        <Link to={staffPaths.account} className="text-link">
          Your account
        </Link>
        , by an authenticator app or a passkey.
      </>
    ),
  },
  brand: {
    title: 'Put in your name and address',
    how: (
      <>
        The site names whoever runs it. Change <code>content/brand.ts</code> and <code>content/operator.ts</code>;{' '}
        <code>npm run doctor</code> tells what is still empty.
      </>
    ),
  },
  colleague: {
    title: 'Invite a colleague',
    how: (
      <>
        Invite whoever works with you under{' '}
        <Link to={staffPaths.team} className="text-link">
          Team
        </Link>
        . Each person gets an account and a role of their own.
      </>
    ),
  },
};
