import { expect, it } from 'vitest';
import { holdSampleCall } from '#/scripts/sample/hold-sample-call.ts';
import { sampleCaller } from './caller.ts';
import { sampleCall } from './transcript.ts';

it('is what the engine says today; otherwise `npm run sample` writes it anew', async () => {
  expect(await holdSampleCall(sampleCaller)).toEqual(sampleCall);
});
