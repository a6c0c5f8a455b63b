import { slash } from '#/web/ui/key-names.ts';
import { searchId } from '../../page/search-id.ts';
import { useMayWrite } from '../../session/permissions.ts';
import type { Inbox } from '../use-inbox.ts';
import type { InboxActions } from '../use-inbox-actions.ts';
import { useKeys } from './use-keys.ts';

/** What each key of the inbox does: with what is selected, or else with the request that one is at. */
export function useInboxKeys(
  list: string,
  { rows, cursor, selecting, isMany, one, many }: Inbox,
  actions: InboxActions,
  onHelp: () => void,
): void {
  function select(): void {
    const id = cursor.now();
    if (id !== null && rows.some((row) => row.id === id)) selecting.toggle(id);
  }

  function reach(by: number): void {
    const from = cursor.now();
    cursor.move(by);
    const to = cursor.now();
    if (from !== null && to !== null) selecting.reach(from, to);
  }

  const mayWrite = useMayWrite();
  const step = (by: number) => (event: KeyboardEvent) => (event.shiftKey && mayWrite ? reach(by) : cursor.move(by));
  const [down, up] = [step(1), step(-1)];

  useKeys(
    list,
    {
      j: down,
      k: up,
      J: down,
      K: up,
      ...(mayWrite && {
        x: select,
        X: selecting.selectAll,
        l: () => isMany && many.label(),
        m: actions.joinChosen,
        c: () => actions.setStatusOfChosen('contacted'),
        e: () => actions.setStatusOfChosen('completed'),
        a: actions.takeChosen,
        r: actions.replyAtCursor,
        d: actions.removeChosen,
        z: () => one.notice?.action?.label === 'Undo' && one.notice.action.run(),
      }),
      [slash]: () => document.getElementById(searchId)?.focus(),
      '?': onHelp,
      Escape: actions.close,
    },
    { ArrowDown: down, ArrowUp: up, Escape: actions.close },
    selecting.labelling,
  );
}
