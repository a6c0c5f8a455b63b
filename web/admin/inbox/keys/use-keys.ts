import { useLayoutEffect, useRef } from 'react';
import { useStoredSwitch } from '../../page/stored-switch.ts';
import { singleKeys } from './shortcuts.ts';

/** What a key does; by `KeyboardEvent.key`. */
export type KeyActions = Partial<Record<string, (event: KeyboardEvent) => void>>;

/** Where letters are typed, or keys have a meaning of their own. */
const takesKeys = 'input:not([type=checkbox]), textarea, select, [contenteditable], dialog, [popover]';

/**
 * Single keys of the page, while nothing is typed. `inList` has the keys that are no letters: they act while the focus
 * is within `list`, also when letters are switched off. They act from the first frame on: layout effects run before it.
 * While `waiting` for a field in which the next keys are typed, only Escape acts.
 */
export function useKeys(list: string, letters: KeyActions, inList: KeyActions, waiting: boolean): void {
  const enabled = useStoredSwitch(singleKeys);
  const actions = useRef({ enabled, letters, inList, waiting });
  useLayoutEffect(() => {
    actions.current = { enabled, letters, inList, waiting };
  });
  useLayoutEffect(() => {
    function press(event: KeyboardEvent) {
      const target = event.target instanceof Element ? event.target : document.body;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || target.closest(takesKeys)) return;
      const { enabled, letters, inList, waiting } = actions.current;
      if (waiting && event.key !== 'Escape') return event.preventDefault();
      const act = (enabled ? letters[event.key] : undefined) ?? (target.closest(list) ? inList[event.key] : undefined);
      if (!act) return;
      event.preventDefault();
      act(event);
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [list]);
}
