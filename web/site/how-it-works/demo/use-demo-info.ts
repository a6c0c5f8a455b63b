import { useEffect, useState } from 'react';
import { type DemoInfo, demoInfo } from './demo-info.ts';

/** What the server says of its demo; null until it has said so. The card does without: a start tells the same. */
export function useDemoInfo(): DemoInfo | null {
  const [info, setInfo] = useState<DemoInfo | null>(null);
  useEffect(() => void demoInfo().then(setInfo), []);
  return info;
}
