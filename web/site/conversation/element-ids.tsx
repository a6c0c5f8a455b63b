import { createContext, type ReactNode, use } from 'react';

const Prefix = createContext('voice-demo');

/** Gives the parts of a conversation ids of their own, where another may be on the same page. */
export function ElementIds({ prefix, children }: { prefix: string; children: ReactNode }) {
  return <Prefix value={prefix}>{children}</Prefix>;
}

export function useElementId(part: string): string {
  return `${use(Prefix)}-${part}`;
}
