import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { Button } from '#/web/ui/button.tsx';
import { AccessError } from '../page/access-error.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import type { loadWebhooks } from './load-webhooks.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { SecretNotice } from './secret-notice.tsx';
import type { Webhook } from './webhook-api.ts';
import { WebhookCard } from './webhook-card.tsx';
import { WebhookForm } from './webhook-form.tsx';

/** Where changes are posted: added, tested, paused, removed. */
export function WebhooksPage() {
  const outcome = useLoaderData<typeof loadWebhooks>();
  const { revalidate } = useRevalidator();
  /** The id of the one that is being changed, or `new`. */
  const [editing, setEditing] = useState<string | null>(null);
  const [removing, setRemoving] = useState<Webhook | null>(null);
  const [secret, setSecret] = useState<{ text: string; replaces: boolean } | null>(null);
  const [told, setTold] = useState('');

  function done(text: string): void {
    setEditing(null);
    setRemoving(null);
    setTold(text);
    void revalidate();
  }

  function saved(given: string | null): void {
    if (given !== null) setSecret({ text: given, replaces: false });
    done('The webhook is saved.');
  }

  if (outcome.kind !== 'loaded') {
    return (
      <div className="tool-page">
        <PageHeading>Webhooks</PageHeading>
        <AccessError
          refusal={outcome.kind}
          text="Failed to load the webhooks. Please make sure you are authenticated."
          loadingText="Loading webhooks..."
        />
      </div>
    );
  }
  const close = () => setEditing(null);
  return (
    <div className="tool-page">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading>Webhooks</PageHeading>
        {editing !== 'new' && (
          <Button size="small" onClick={() => setEditing('new')}>
            Add a webhook
          </Button>
        )}
      </div>
      <p className="max-w-[68ch] text-ink-soft text-sm">
        A webhook posts each change to another program, such as a CRM, signed as Standard Webhooks has it. What could
        not be delivered is tried again for three days.
      </p>
      <p role="status" className="text-good text-sm empty:hidden">
        {told}
      </p>
      {secret && (
        <SecretNotice
          key={secret.text}
          secret={secret.text}
          replaces={secret.replaces}
          onClose={() => setSecret(null)}
        />
      )}
      {editing === 'new' && <WebhookForm webhook={null} onSaved={saved} onClose={close} />}
      {outcome.webhooks.length === 0 && editing !== 'new' && <p className="text-ink-soft">There are no webhooks.</p>}
      <ul className="grid gap-3">
        {outcome.webhooks.map((webhook) => (
          <li key={webhook.id}>
            {editing === webhook.id ? (
              <WebhookForm webhook={webhook} onSaved={saved} onClose={close} />
            ) : (
              <WebhookCard
                webhook={webhook}
                onEdit={() => setEditing(webhook.id)}
                onRemove={() => setRemoving(webhook)}
                onChanged={done}
                onSecret={(text) => {
                  setSecret({ text, replaces: true });
                  done('The webhook has a new secret.');
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {removing && (
        <RemoveDialog
          webhook={removing}
          onRemoved={() => done('The webhook is removed.')}
          onClose={() => setRemoving(null)}
        />
      )}
    </div>
  );
}
