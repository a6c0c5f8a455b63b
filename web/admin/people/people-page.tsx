import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useLoaderData, useLocation, useRevalidator } from 'react-router';
import { Button } from '#/web/ui/button.tsx';
import { Field, Input } from '#/web/ui/field.tsx';
import { Notice } from '#/web/ui/notice.tsx';
import { type Failure, forbiddenText } from '../api/failure.ts';
import { AccessError } from '../page/access-error.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import { endSession, useSessionNumber } from '../session/session.ts';
import type { loadPeople } from './load-people.ts';
import { OpenAsks } from './open-asks.tsx';
import { type Found, findPerson, type Receipt } from './person-api.ts';
import { PersonCard } from './person-card.tsx';
import { ReceiptItem } from './receipt-item.tsx';

type State =
  | { kind: 'idle' }
  | { kind: 'finding' }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'found'; found: Found };

/** What is held of one person: found by email address, handed over, erased. */
export function PeoplePage() {
  const outcome = useLoaderData<typeof loadPeople>();
  const { revalidate } = useRevalidator();
  const fieldId = useId();
  // From a request's page; in the history of the tab and not in the address, which others may read.
  const wanted = addressIn(useLocation().state);
  const [email, setEmail] = useState(wanted);
  const [state, setState] = useState<State>({ kind: 'idle' });
  const [erased, setErased] = useState<Receipt | 'nothing' | null>(null);
  const told = useRef<HTMLDivElement>(null);
  const session = useSessionNumber();

  async function find(address: string): Promise<void> {
    setErased(null);
    setState({ kind: 'finding' });
    const answer = await findPerson(address);
    if (!answer.ok && answer.failure === 'signed-out') endSession();
    setState(answer.ok ? { kind: 'found', found: answer.body } : { kind: 'failed', failure: answer.failure });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and again after a new sign-in
  useEffect(() => {
    const isWaiting = state.kind === 'failed' && state.failure === 'signed-out';
    if (email !== '' && (state.kind === 'idle' || isWaiting)) void find(email);
  }, [session]);

  useEffect(() => {
    if (erased) told.current?.focus();
  }, [erased]);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    void find(email.trim());
  }

  function leave(receipt: Receipt | null): void {
    setState({ kind: 'idle' });
    setEmail('');
    setErased(receipt ?? 'nothing');
    void revalidate();
  }

  if (outcome.kind !== 'loaded') {
    return (
      <div className="tool-page">
        <PageHeading>People’s Data</PageHeading>
        <AccessError
          refusal={outcome.kind}
          text="Failed to load the receipts. Please make sure you are authenticated."
          loadingText="Loading receipts..."
        />
      </div>
    );
  }
  const found = state.kind === 'found' ? state.found : null;
  return (
    <div className="tool-page">
      <PageHeading>People’s Data</PageHeading>
      <p className="max-w-[68ch] text-ink-soft">
        Somebody asks what you hold about them, or wants it gone? Find them by their email address: requests, calls and
        chats, replies, answers by email and the history come together here. A call without a request carries no address
        and cannot be found by one.
      </p>
      <OpenAsks
        asks={outcome.asks}
        onShow={(address) => {
          setEmail(address);
          void find(address);
        }}
        onDone={() => void revalidate()}
      />
      <form onSubmit={submit} className="flex max-w-xl flex-wrap items-end gap-2">
        <Field id={fieldId} label="Email address" className="min-w-0 grow basis-64">
          {(control) => (
            <Input
              {...control}
              type="text"
              inputMode="email"
              autoComplete="off"
              spellCheck={false}
              required
              maxLength={320}
              value={email}
              onChange={({ currentTarget }) => setEmail(currentTarget.value)}
            />
          )}
        </Field>
        <Button type="submit" busy={state.kind === 'finding'} className="min-h-12">
          Find
        </Button>
      </form>
      {state.kind === 'failed' && (
        <Notice tone="alarm" role="alert" className="max-w-2xl">
          {problemText(state.failure)}
        </Notice>
      )}
      {erased && (
        <Notice tone="good" ref={told} className="max-w-2xl">
          {erased === 'nothing' ? 'Nothing was left under this address.' : 'Erased. The receipt below says what went.'}
        </Notice>
      )}
      {found && !found.person && (
        <Notice role="status" className="max-w-2xl">
          {found.erasures.length > 0
            ? 'Nothing is held under this address: it was erased.'
            : 'Nothing is held under this address.'}
        </Notice>
      )}
      {found?.person && <PersonCard key={found.person.address} person={found.person} onErased={leave} />}
      <section aria-labelledby={`${fieldId}-receipts`} className="grid gap-3">
        <h2 id={`${fieldId}-receipts`} className="font-semibold text-base">
          {found && found.erasures.length > 0 ? 'Receipts of this address' : 'Receipts of erasures'}
        </h2>
        {outcome.receipts.length === 0 && <p className="text-ink-soft">Nobody has been erased yet.</p>}
        <ul className="grid gap-2">
          {shownReceipts(outcome.receipts, found).map((receipt) => (
            <li key={receipt.id}>
              <ReceiptItem receipt={receipt} byName={'by_name' in receipt ? (receipt.by_name ?? null) : null} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Those of the person that was found, else the latest. */
function shownReceipts<Listed extends Receipt>(latest: Listed[], found: Found | null): (Listed | Receipt)[] {
  return found && found.erasures.length > 0 ? found.erasures : latest;
}

function addressIn(state: unknown): string {
  return typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : '';
}

function problemText(failure: Failure): string {
  switch (failure) {
    case 'forbidden':
      return forbiddenText;
    case 'signed-out':
      return 'Your session has ended. The person is looked up when you have signed in.';
    default:
      return 'Nobody was looked up. Check the address and try again.';
  }
}
