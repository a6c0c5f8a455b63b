import { describe, expect, test } from 'vitest';
import { defaultBargeIn, isBackchannel, isStop, judgeBargeIn, type Verdict } from './barge-in.ts';

const spoken = 'We answer every call, day and night. Setting it up takes seven days.';

describe('words over the agent', () => {
  test.each<[string, Verdict]>([
    ['stop', 'interrupt'],
    ['wait a', 'interrupt'],
    ['Hold on!', 'interrupt'],
    ['what about weekends', 'interrupt'],
    ['what about', 'hold'],
    ['mm-hm', 'hold'],
    ['yeah okay right', 'hold'],
    ['yeah okay right but how', 'interrupt'],
    ['every call day and night', 'ignore'],
    ['setting it up', 'ignore'],
    ['', 'ignore'],
    [' … ', 'ignore'],
  ])("'%s': %s", (text, verdict) => {
    expect(judgeBargeIn(text, spoken, defaultBargeIn)).toBe(verdict);
  });

  test('are backchannels when they consist of backchannels only', () => {
    for (const text of ['Mm-hm.', 'uh huh', 'OK', 'I see', 'got it thanks', 'yeah yeah'])
      expect(isBackchannel(text)).toBe(true);
    for (const text of ['', 'okay but', 'I see a problem']) expect(isBackchannel(text)).toBe(false);
  });

  test('are stops when they consist of stop phrases only', () => {
    for (const text of ['Stop!', 'wait wait', 'no no no', 'hold on a second']) expect(isStop(text)).toBe(true);
    for (const text of ['', 'stop the reminders', 'wait, what does it cost']) expect(isStop(text)).toBe(false);
  });
});
