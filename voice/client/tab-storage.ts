/** What lives as long as a tab; any of it may throw where the browser keeps nothing. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The tab's own storage, each key behind `prefix`: the client keeps `call`, `microphone`, `recognition` and `unsent` there. Null
 * where the visitor's settings refuse it.
 */
export function tabStorage(prefix: string): TabStorage | null {
  try {
    const storage = sessionStorage;
    return {
      getItem: (key) => storage.getItem(prefix + key),
      setItem: (key, value) => storage.setItem(prefix + key, value),
      removeItem: (key) => storage.removeItem(prefix + key),
    };
  } catch {
    return null;
  }
}
