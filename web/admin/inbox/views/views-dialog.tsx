import { type FormEvent, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { staffPaths } from '#/content/staff-paths.ts';
import { Button } from '#/web/ui/button.tsx';
import { Dialog } from '#/web/ui/dialog.tsx';
import { Notice } from '#/web/ui/notice.tsx';
import { type Failure, forbiddenText } from '../../api/failure.ts';
import { DownloadLink } from '../../downloads/download-link.tsx';
import { useMayWrite, usePermissions } from '../../session/permissions.ts';
import { queryOf, type RequestView, searchOf } from '../requests/request-view.ts';
import { type InboxView, listViews, removeView, renameView, saveView } from './view-api.ts';

const maxNameCharacters = 40;
const field = 'min-h-9 min-w-0 rounded-md border border-edge bg-sheet px-2.5';

/** The named views of the inbox: opened, renamed, removed, and the one that is shown saved under a name. */
export default function ViewsDialog({ shown, onClose }: { shown: RequestView; onClose: () => void }) {
  const [views, setViews] = useState<InboxView[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [renaming, setRenaming] = useState<string | null>(null);
  const mayWrite = useMayWrite();
  const mayExport = usePermissions().includes('submissions:export');
  const query = searchOf(shown).slice(1);

  async function read(): Promise<void> {
    const answer = await listViews();
    if (answer.ok) setViews(answer.body.items);
    else setProblem(textOf(answer.failure));
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when it opens
  useEffect(() => void read(), []);

  async function settle(change: Promise<{ ok: true } | { ok: false; failure: Failure }>): Promise<boolean> {
    setProblem(null);
    const answer = await change;
    if (answer.ok) await read();
    else setProblem(textOf(answer.failure));
    return answer.ok;
  }

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const name = String(given.get('name')).trim();
    if (name && (await settle(saveView({ name, query, shared: given.has('shared') })))) form.reset();
  }

  async function rename(event: FormEvent<HTMLFormElement>, id: string): Promise<void> {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    if (name && (await settle(renameView(id, name)))) setRenaming(null);
  }

  return (
    <Dialog title="Views" onClose={onClose}>
      {views?.length === 0 && <p className="text-ink-soft">No view is saved yet.</p>}
      <ul className="grid gap-1 empty:hidden">
        {views?.map((view) => (
          <li key={view.id} className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {renaming === view.id ? (
              <form onSubmit={(event) => void rename(event, view.id)} className="flex min-w-0 grow gap-2">
                <input
                  name="name"
                  aria-label={`New name of ${view.name}`}
                  defaultValue={view.name}
                  maxLength={maxNameCharacters}
                  required
                  ref={(input) => input?.select()}
                  className={`${field} grow`}
                />
                <Button type="submit" variant="secondary" size="small">
                  Rename
                </Button>
              </form>
            ) : (
              <>
                <Link
                  to={staffPaths.inbox + (view.query && `?${view.query}`)}
                  onClick={onClose}
                  aria-current={view.query === query ? 'true' : undefined}
                  className="text-link flex min-h-9 min-w-0 grow items-center aria-[current]:font-semibold"
                >
                  <bdi className="truncate">{view.name}</bdi>
                </Link>
                <span className="text-ink-soft text-sm">{view.shared ? 'Everybody’s' : 'Yours'}</span>
                {(mayWrite || !view.shared) && (
                  <>
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={`Rename ${view.name}`}
                      onClick={() => setRenaming(view.id)}
                    >
                      Rename
                    </Button>
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={`Remove ${view.name}`}
                      onClick={() => void settle(removeView(view.id))}
                    >
                      Remove
                    </Button>
                  </>
                )}
              </>
            )}
          </li>
        ))}
      </ul>
      <form onSubmit={(event) => void save(event)} className="grid gap-2 border-line border-t pt-4">
        <label htmlFor="view-name" className="font-semibold text-sm">
          Save what is shown as
        </label>
        <div className="flex gap-2">
          <input id="view-name" name="name" maxLength={maxNameCharacters} required className={`${field} grow`} />
          <Button type="submit">Save</Button>
        </div>
        {mayWrite && (
          <label className="flex min-h-8 items-center gap-2 text-sm">
            <input type="checkbox" name="shared" />
            For everybody
          </label>
        )}
      </form>
      {mayExport && (
        <p className="border-line border-t pt-4">
          {/* A plain download: the browser takes it piece by piece, however much it is. */}
          <DownloadLink href={`/api/submissions/export.csv${searchOf(queryOf(shown))}`}>
            Export what is shown as CSV
          </DownloadLink>
        </p>
      )}
      <div role="alert" className="empty:hidden">
        {problem && <Notice tone="alarm">{problem}</Notice>}
      </div>
      <div className="flex justify-end">
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}

function textOf(failure: Failure): string {
  switch (failure) {
    case 'forbidden':
      return forbiddenText;
    case 'signed-out':
      return 'You are signed out. Nothing was saved.';
    case 'gone':
      return 'This view no longer exists.';
    default:
      return 'The views could not be read or saved. Please try again.';
  }
}
