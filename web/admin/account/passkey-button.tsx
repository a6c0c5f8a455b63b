import { Button } from '#/web/ui/button.tsx';
import { hasPasskeys } from './passkey-api.ts';

/** The other way in, in a form of its own; nothing where the browser has no passkeys. */
export function PasskeyButton({ busy }: { busy: boolean }) {
  if (!hasPasskeys()) return null;
  return (
    <Button type="submit" name="step" value="passkey" variant="secondary" aria-disabled={busy} className="w-full">
      Use a Passkey
    </Button>
  );
}
