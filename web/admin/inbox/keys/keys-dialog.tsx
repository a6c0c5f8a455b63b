import { Button } from '#/web/ui/button.tsx';
import { Dialog } from '#/web/ui/dialog.tsx';
import { setKeysEnabled, shortcuts, useKeysEnabled } from './shortcuts.ts';

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const enabled = useKeysEnabled();
  return (
    <Dialog title="Keyboard" onClose={onClose}>
      <dl className="grid gap-1.5">
        {shortcuts.map(({ keys, text }) => (
          <div key={text} className="flex items-center justify-between gap-4">
            <dt>{text}</dt>
            <dd className="flex gap-1">
              {keys.map((key) => (
                <kbd key={key} className="keycap">
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <label className="flex items-center gap-2.5 border-line border-t pt-4">
        <input
          type="checkbox"
          checked={enabled}
          onChange={(event) => setKeysEnabled(event.currentTarget.checked)}
          className="size-4 accent-accent"
        />
        Single letters act as shortcuts
      </label>
      <Button variant="secondary" size="small" onClick={onClose} className="justify-self-end">
        Close
      </Button>
    </Dialog>
  );
}
