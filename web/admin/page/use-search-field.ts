import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useLatest } from './use-latest.ts';

/** After this long without a key, the words are searched. */
const pauseMs = 250;

interface SearchField {
  field: RefObject<HTMLInputElement | null>;
  /** Searches what is in the field now. */
  go: () => void;
  /** Searches it once no key was pressed for a while. */
  goSoon: () => void;
}

/** A field for the words of the address; `pathOf` gives the address that searches other words. */
export function useSearchField(words: string, pathOf: (words: string) => string): SearchField {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // By Back or a link, other words came to the address than are in the field.
    const input = field.current;
    if (input && document.activeElement !== input) input.value = words;
  }, [words]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function go(): void {
    clearTimeout(timer.current);
    const typed = field.current?.value.trim() ?? '';
    if (typed === words) return;
    // While one types, the steps in between do not fill the history.
    void navigate(pathOf(typed), { replace: words !== '' && typed !== '' });
  }

  const goLater = useLatest(go);
  function goSoon(): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(goLater, pauseMs);
  }

  return { field, go, goSoon };
}
