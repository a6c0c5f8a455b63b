import { Button } from '#/web/ui/button.tsx';
import { Dialog } from '#/web/ui/dialog.tsx';
import { slash } from '#/web/ui/key-names.ts';
import { useStoredSwitch } from '../../page/stored-switch.ts';
import { singleKeys } from './shortcuts.ts';

const shortcuts = [
  { keys: ['j', '↓'], text: 'Next request' },
  { keys: ['k', '↑'], text: 'Previous request' },
  { keys: ['Enter'], text: 'Open the request' },
  { keys: ['Esc'], text: 'Select nothing, or back to the list' },
  { keys: ['x'], text: 'Select the request' },
  { keys: ['J', 'Shift ↓'], text: 'Select as far as the next' },
  { keys: ['K', 'Shift ↑'], text: 'Select as far as the previous' },
  { keys: ['X'], text: 'Select all of the list' },
  { keys: ['r'], text: 'Reply' },
  { keys: ['↓'], text: 'Begin the reply with the next template' },
  { keys: ['c'], text: 'Mark as contacted' },
  { keys: ['e'], text: 'Mark as completed' },
  { keys: ['a'], text: 'Assign to me' },
  { keys: ['l'], text: 'Label what is selected' },
  { keys: ['m'], text: 'Join what is selected, or all of this person' },
  { keys: ['d'], text: 'Delete' },
  { keys: ['z'], text: 'Undo the last change' },
  { keys: [slash], text: 'Search' },
  { keys: ['?'], text: 'Show these keys' },
] as const;

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const enabled = useStoredSwitch(singleKeys);
  return (
    <Dialog title="Keyboard" onClose={onClose}>
      <p className="text-ink-soft text-sm">They act on what is selected, or else on the request you are at.</p>
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
          onChange={(event) => singleKeys.set(event.currentTarget.checked)}
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
