import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { Button } from '#/web/ui/button.tsx';
import { AccessError } from '../page/access-error.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import { usePermissions } from '../session/permissions.ts';
import type { loadTemplates } from './load-templates.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import type { ReplyTemplate } from './template-api.ts';
import { TemplateForm } from './template-form.tsx';

/** What replies are written from: read, changed, added, removed. */
export function TemplatesPage() {
  const outcome = useLoaderData<typeof loadTemplates>();
  const { revalidate } = useRevalidator();
  const mayWrite = usePermissions().includes('templates:write');
  /** The id of the one that is being changed, or `new`. */
  const [editing, setEditing] = useState<string | null>(null);
  const [removing, setRemoving] = useState<ReplyTemplate | null>(null);
  const [told, setTold] = useState('');

  function done(text: string): void {
    setEditing(null);
    setRemoving(null);
    setTold(text);
    void revalidate();
  }

  if (outcome.kind !== 'loaded') {
    return (
      <div className="tool-page">
        <PageHeading>Reply Templates</PageHeading>
        <AccessError
          refusal={outcome.kind}
          text="Failed to load the templates. Please make sure you are authenticated."
          loadingText="Loading templates..."
        />
      </div>
    );
  }
  const close = () => setEditing(null);
  return (
    <div className="tool-page">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading>Reply Templates</PageHeading>
        {mayWrite && editing !== 'new' && (
          <Button size="small" onClick={() => setEditing('new')}>
            Add a template
          </Button>
        )}
      </div>
      <p role="status" className="text-good text-sm empty:hidden">
        {told}
      </p>
      {editing === 'new' && <TemplateForm template={null} onSaved={done} onClose={close} />}
      {outcome.templates.length === 0 && <p className="text-ink-soft">There are no templates.</p>}
      <ul className="grid gap-3">
        {outcome.templates.map((template) => (
          <li key={template.id}>
            {editing === template.id ? (
              <TemplateForm template={template} onSaved={done} onClose={close} />
            ) : (
              <TemplateCard
                template={template}
                changeable={mayWrite}
                onEdit={() => setEditing(template.id)}
                onRemove={() => setRemoving(template)}
              />
            )}
          </li>
        ))}
      </ul>
      {removing && (
        <RemoveDialog
          template={removing}
          onRemoved={() => done(`“${removing.name}” is removed.`)}
          onClose={() => setRemoving(null)}
        />
      )}
    </div>
  );
}

interface TemplateCardProps {
  template: ReplyTemplate;
  changeable: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

function TemplateCard({ template: { id, name, subject, text }, changeable, onEdit, onRemove }: TemplateCardProps) {
  const nameId = `template-${id}`;
  return (
    <article aria-labelledby={nameId} className="grid gap-1.5 rounded-md border border-line bg-sheet p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id={nameId} dir="auto" className="mr-auto min-w-0 font-semibold text-base wrap-anywhere">
          {name}
        </h2>
        {changeable && (
          <>
            <Button variant="secondary" size="small" aria-describedby={nameId} onClick={onEdit}>
              Edit
            </Button>
            <Button variant="quiet" size="small" aria-describedby={nameId} onClick={onRemove}>
              Remove
            </Button>
          </>
        )}
      </div>
      <p dir="auto" className="text-ink-soft text-sm wrap-anywhere">
        {subject}
      </p>
      <p dir="auto" className="max-w-[68ch] whitespace-pre-wrap wrap-anywhere">
        {text}
      </p>
    </article>
  );
}
