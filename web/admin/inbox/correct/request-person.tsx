import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { staffPaths } from '#/content/staff-paths.ts';
import { Button } from '#/web/ui/button.tsx';
import type { SubmissionRow } from '../../api/staff-api.ts';
import { usePermissions } from '../../session/permissions.ts';
import { CorrectForm } from './correct-form.tsx';

/** What staff do with the data of whoever sent a request: correct it, or see all that is held of them. */
export function RequestPerson({ row }: { row: SubmissionRow }) {
  /** The request as it was when the form was opened: the version that the correction is made on top of. */
  const [correcting, setCorrecting] = useState<SubmissionRow | null>(null);
  const [told, setTold] = useState('');
  const permissions = usePermissions();
  /** Set when the form closes: what opened it gets the focus back. */
  const isBack = useRef(false);
  function close(): void {
    isBack.current = true;
    setCorrecting(null);
  }
  if (correcting) {
    return (
      <CorrectForm
        row={correcting}
        current={row}
        onRebase={() => setCorrecting(row)}
        onSaved={() => {
          close();
          setTold('The correction is saved.');
        }}
        onClose={close}
      />
    );
  }
  return (
    <div className="-mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      {permissions.includes('submissions:write') && (
        <Button
          ref={(button) => {
            if (isBack.current) button?.focus();
            isBack.current = false;
          }}
          variant="secondary"
          size="small"
          onClick={() => {
            setTold('');
            setCorrecting(row);
          }}
        >
          Correct
        </Button>
      )}
      {permissions.includes('people:export') && (
        <Link
          to={staffPaths.people}
          state={{ email: row.email }}
          className="text-link inline-flex min-h-8 items-center"
        >
          This person’s data
        </Link>
      )}
      <p role="status" className="text-good empty:hidden">
        {told}
      </p>
    </div>
  );
}
