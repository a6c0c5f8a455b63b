import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { Button } from '#/web/ui/button.tsx';
import { AccessError } from '../page/access-error.tsx';
import { CopyBox } from '../page/copy-box.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import type { loadTokens } from './load-tokens.ts';
import { RevokeDialog } from './revoke-dialog.tsx';
import type { ApiToken, CreatedToken } from './token-api.ts';
import { TokenForm } from './token-form.tsx';
import { TokenRow } from './token-row.tsx';

/** Programs that may call the API: made, used, revoked. */
export function TokensPage() {
  const outcome = useLoaderData<typeof loadTokens>();
  const { revalidate } = useRevalidator();
  const [adding, setAdding] = useState(false);
  const [revoking, setRevoking] = useState<ApiToken | null>(null);
  const [created, setCreated] = useState<CreatedToken | null>(null);
  const [told, setTold] = useState('');

  if (outcome.kind !== 'loaded') {
    return (
      <div className="tool-page">
        <PageHeading>API Tokens</PageHeading>
        <AccessError
          refusal={outcome.kind}
          text="Failed to load the tokens. Please make sure you are authenticated."
          loadingText="Loading tokens..."
        />
      </div>
    );
  }

  const { items, grantable } = outcome.list;
  const working = items.filter(isWorking);
  const ended = items.filter((token) => !isWorking(token));
  return (
    <div className="tool-page">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading>API Tokens</PageHeading>
        {!adding && (
          <Button size="small" onClick={() => setAdding(true)}>
            Make a token
          </Button>
        )}
      </div>
      <p className="max-w-[68ch] text-ink-soft">
        A token lets a program, such as a CRM, do what you grant it. Whoever has the token can do the same: keep it like
        a password.
      </p>
      <p role="status" className="text-good text-sm empty:hidden">
        {told}
      </p>
      {adding && (
        <TokenForm
          grantable={grantable}
          onCreated={(token) => {
            setCreated(token);
            setAdding(false);
            setTold(`“${token.row.name}” is made.`);
            void revalidate();
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {created && (
        <section aria-label="The new token" className="grid gap-3 rounded-md border border-edge bg-sheet p-4">
          <CopyBox label={`Token of ${created.row.name}`} text={created.token} />
          <p className="text-ink-soft text-sm">Copy it now: it is not shown again.</p>
        </section>
      )}
      {working.length === 0 && <p className="text-ink-soft">There are no tokens.</p>}
      <TokenList label="Tokens that work" tokens={working} onRevoke={setRevoking} />
      {ended.length > 0 && (
        <details className="grid gap-2">
          <summary className="cursor-pointer py-1 font-semibold text-sm">Tokens that ended ({ended.length})</summary>
          <TokenList label="Tokens that ended" tokens={ended} />
        </details>
      )}
      {revoking && (
        <RevokeDialog
          token={revoking}
          onRevoked={() => {
            setTold(`“${revoking.name}” is revoked.`);
            setCreated((shown) => (shown?.row.id === revoking.id ? null : shown));
            setRevoking(null);
            void revalidate();
          }}
          onClose={() => setRevoking(null)}
        />
      )}
    </div>
  );
}

interface TokenListProps {
  label: string;
  tokens: ApiToken[];
  onRevoke?: (token: ApiToken) => void;
}

function TokenList({ label, tokens, onRevoke }: TokenListProps) {
  if (tokens.length === 0) return null;
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-md border border-line bg-sheet">
      {tokens.map((token) => (
        <TokenRow key={token.id} token={token} {...(onRevoke && { onRevoke: () => onRevoke(token) })} />
      ))}
    </ul>
  );
}

function isWorking({ revoked_at, expires_at }: ApiToken): boolean {
  return revoked_at === null && (expires_at === null || Date.parse(expires_at) > Date.now());
}
