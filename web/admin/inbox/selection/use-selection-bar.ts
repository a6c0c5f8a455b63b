import { useEffect, useState } from 'react';

export const importSelectionBar = () => import('./selection-bar.tsx');

/** The bar for what is selected; null until its code has come, which is asked for again with each selection. */
export function useSelectionBar({ rows, labelling }: { rows: readonly unknown[]; labelling: boolean }) {
  const [code, setCode] = useState<Awaited<ReturnType<typeof importSelectionBar>> | null>(null);
  const isMany = rows.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again when it is needed
  useEffect(() => {
    if (!code) importSelectionBar().then(setCode, () => {});
  }, [code, isMany, labelling]);
  return isMany ? (code?.SelectionBar ?? null) : null;
}
