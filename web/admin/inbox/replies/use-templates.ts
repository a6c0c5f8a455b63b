import { useEffect, useRef, useState } from 'react';
import { listTemplates, type ReplyTemplate } from '../../templates/template-api.ts';

/** As they are when the composer is opened: they may have been edited for just this reply. */
export function useTemplates(session: number) {
  const [items, setItems] = useState<ReplyTemplate[]>([]);
  const reading = useRef<Promise<ReplyTemplate[]>>(Promise.resolve([]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again with each sign-in
  useEffect(() => {
    const left = new AbortController();
    reading.current = listTemplates(left.signal).then((answer) => {
      if (!answer.ok || left.signal.aborted) return [];
      setItems(answer.body.items);
      return answer.body.items;
    });
    return () => left.abort();
  }, [session]);
  return {
    items,
    /** The same, as soon as they are there; none when the composer has gone by then. */
    read: () => reading.current,
  };
}
