import { describe, expect, it } from 'vitest';
import { pickVoices, type VoiceLike } from './voice-pair.ts';

function voice(name: string, lang: string, more: Partial<VoiceLike> = {}): VoiceLike {
  return { name, lang, default: false, localService: true, ...more };
}

function picked(...voices: VoiceLike[]): string[] | null {
  const pair = pickVoices(voices);
  return pair && [pair.assistant.name, pair.caller.name];
}

describe('the two voices of the sample call', () => {
  it('are the default one and another person, and none of the novelty voices of a Mac', () => {
    const mac = [
      voice('Albert', 'en-US'),
      voice('Anna', 'de-DE'),
      voice('Bad News', 'en-US'),
      voice('Daniel', 'en-GB'),
      voice('Flo (English (UK))', 'en-GB'),
      voice('Samantha', 'en-US', { default: true }),
      voice('Samantha (Enhanced)', 'en-US'),
    ];
    expect(picked(...mac)).toEqual(['Samantha (Enhanced)', 'Daniel']);
  });

  it('are those a system calls natural, before the default', () => {
    const edge = [
      voice('Microsoft David - English (United States)', 'en-US', { default: true }),
      voice('Microsoft Aria Online (Natural) - English (United States)', 'en-US', { localService: false }),
      voice('Microsoft Sonia Online (Natural) - English (United Kingdom)', 'en-GB', { localService: false }),
    ];
    expect(picked(...edge)?.join()).toMatch(/Aria.*Sonia/);
  });

  it('are found by the languages of Android', () => {
    const android = [voice('English United States', 'en_US'), voice('English United Kingdom', 'en_GB')];
    expect(picked(...android)).toEqual(['English United States', 'English United Kingdom']);
  });

  it.each<[string, VoiceLike[]]>([
    ['no voice', []],
    ['one English voice', [voice('Samantha', 'en-US'), voice('Anna', 'de-DE')]],
    ['one person twice', [voice('Samantha', 'en-US'), voice('Samantha (Premium)', 'en-US')]],
    ['eSpeak alone', [voice('English (America)+espeak', 'en-US'), voice('eSpeak en-gb', 'en-GB')]],
  ])('are not there with %s', (_, voices) => {
    expect(picked(...voices)).toBeNull();
  });
});
