import { useEffect, useState } from 'react';
import { type DemoInfo, demoInfo } from './demo-info.ts';

/** The server's demo info; null until it has answered. The card works without it: a start reports the same. */
export function useDemoInfo(): DemoInfo | null {
  const [info, setInfo] = useState<DemoInfo | null>(null);
  useEffect(() => void demoInfo().then(setInfo), []);
  return info;
}
