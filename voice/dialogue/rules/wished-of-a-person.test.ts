import { describe, it } from 'vitest';
import { startRuleAgent } from '#/tests/support/rule-agent.ts';

describe('a wish to hear from a person', () => {
  it.each([
    "I'd like a decent person to come back to me on that",
    'well I never, and I think I want a proper person to respond to me',
    'could I meet one of your people online',
    'can somebody hit me back',
  ])('begins a request: %s', async (said) => {
    await startRuleAgent().play(`
      caller: ${said}
      stage: collecting
    `);
  });

  it.each(['does it answer to me or to my manager', 'they call at 3 a.m. and nobody hears it'])(
    'is none in: %s',
    async (said) => {
      await startRuleAgent().play(`
        caller: ${said}
        stage: none
      `);
    },
  );

  it('is taken back by who cancels and leaves, where a problem is asked for', async () => {
    await startRuleAgent().play(`
      caller: can somebody email me
      caller: Ann Smith
      caller: ann@example.com
      caller: no website
      caller: oh this takes ages, cancel it. bye
      stage: discarded
      hangs up
    `);
  });
});

it.each([
  'could you hand my number to a colleague',
  'please forward our details to your office',
  'can you let somebody know I rang',
  'tell your fella to give us a bell',
  'I need that they ring me',
  'I prefer that a human writes me',
  'before you go have someone ring me',
])('%s: begins a request', async (said) => {
  await startRuleAgent().play(`
    caller: ${said}
    stage: collecting
  `);
});

it.each([
  'before anyone rings me what does it cost',
  'before I leave my number how long does it take',
  'will you give my details to anyone',
  'does it pass my details to somebody',
  'can it get a fella to give me a shout',
])('%s: asks', async (said) => {
  await startRuleAgent().play(`
    caller: ${said}
    stage: none
  `);
});
