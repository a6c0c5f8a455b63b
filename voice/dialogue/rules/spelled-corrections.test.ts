import { describe, it } from 'vitest';
import { startRuleAgent } from '#/tests/support/rule-agent.ts';

const email = `
  caller: have someone contact me please
  caller: melissa brand
  caller: it's m e l i s s a dot d at outlook dot com
  shows: email = melissa.d@outlook.com
`;

describe('an address with one letter wrong', () => {
  it.each([
    ["no it's b as in boy not d", 'melissa.b@outlook.com'],
    ['no the last letter is b for bob', 'melissa.b@outlook.com'],
    ['the third one is an r', 'merissa.d@outlook.com'],
    ['n as in november', 'nelissa.d@outlook.com'],
    ['sorry the first letter should be n like nancy', 'nelissa.d@outlook.com'],
  ])('is mended by %s', async (said, mended) => {
    await startRuleAgent().play(`
      ${email}
      caller: ${said}
      shows: email = ${mended}
      assistant: website
    `);
  });

  it('is asked about further where several letters sound like the one that is said', async () => {
    await startRuleAgent().play(`
      ${email}
      caller: t as in tango
      shows: email = melissa.d@outlook.com
    `);
  });
});

describe('a name that is spelled part by part', () => {
  it.each([
    ['my name is claim k w a m e but hang b o a t e n g', 'Kwame Boateng'],
    [
      'anna a as in alpha n as in november n as in nora a as in apple lee l for london e like echo e for easy',
      'Anna Lee',
    ],
    ['my name is fan dot what t h a n d i w e philomena d l a m i n i', 'Thandiwe Dlamini'],
  ])('is what the letters say: %s', async (said, name) => {
    await startRuleAgent().play(`
      caller: have someone contact me please
      caller: ${said}
      shows: full_name = ${name}
    `);
  });

  it('is taken from who goes on with it after they could not give it', async () => {
    await startRuleAgent().play(`
      caller: have someone contact me please
      caller: no
      caller: i won't say
      caller: my name is hugh keith y as in yellow u as in uniform k as in kilo i as in india cannata t a n a k a
      shows: full_name = Yuki Tanaka
    `);
  });

  it('replaces the one that was taken, though an address is asked for', async () => {
    await startRuleAgent().play(`
      caller: have someone contact me please
      caller: anna harper
      caller: no my name is anna a n n a harber h a r b o u r
      shows: full_name = Anna Harbour
      assistant: email address
    `);
  });

  it('is asked for with a word for each letter when it was not understood twice', async () => {
    await startRuleAgent().play(`
      caller: have someone contact me please
      caller: my name is it packed patel
      never: b as in boy
      caller: my name is it packed patel
      assistant: b as in boy
    `);
  });

  it('is spelled with words when it is changed again, and can be typed after that', async () => {
    await startRuleAgent().play(`
      caller: have someone contact me please
      caller: my name is claim bolton
      caller: no my name is wane w a n e bolton b o l t o n
      shows: full_name = Wane Bolton
      never: b as in boy
      caller: no my name is quame q u a m e boateng b o a t e n g
      assistant: b as in boy
      caller: no my name is kwame k w a m e boateng b o a t e n g
      assistant: type it into the field
    `);
  });

  it('is not explained further to who types it', async () => {
    await startRuleAgent().play(`
      caller: have someone contact me please
      caller: my name is ann lee
      types: no my name is Anna Lee
      types: no my name is Anne Lee
      never: b as in boy
      shows: full_name = Anne Lee
    `);
  });
});
