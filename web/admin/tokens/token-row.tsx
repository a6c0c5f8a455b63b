import { Button } from '#/web/ui/button.tsx';
import { Moment } from '../locale/moment.tsx';
import { type ApiToken, permissionWords } from './token-api.ts';

interface TokenRowProps {
  token: ApiToken;
  /** Left out for one that does not work any more. */
  onRevoke?: () => void;
}

export function TokenRow({ token, onRevoke }: TokenRowProps) {
  const { id, name, ending, permissions, expires_at, last_used_at, revoked_at } = token;
  const nameId = `token-${id}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-3">
      <div className="min-w-0 grow basis-72">
        <p id={nameId} className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi> <span className="font-mono font-normal text-ink-soft text-sm">fdt_…{ending}</span>
        </p>
        <p className="text-ink-soft text-sm">{permissions.map(permissionWords).join(' · ')}</p>
      </div>
      <p className="basis-52 text-ink-soft text-sm">
        {last_used_at === null ? (
          'Never used'
        ) : (
          <>
            Last used <Moment at={last_used_at} />
          </>
        )}
        <br />
        {revoked_at !== null ? (
          <>
            Revoked <Moment at={revoked_at} />
          </>
        ) : expires_at === null ? (
          'Does not expire'
        ) : (
          <>
            {Date.parse(expires_at) > Date.now() ? 'Expires' : 'Expired'} <Moment at={expires_at} />
          </>
        )}
      </p>
      {onRevoke && (
        <Button variant="quiet" size="small" aria-describedby={nameId} onClick={onRevoke}>
          Revoke
        </Button>
      )}
    </li>
  );
}
