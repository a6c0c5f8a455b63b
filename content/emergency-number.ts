import { operator } from './operator.ts';

/** By the country of phone numbers: whom to call in an emergency, and in a crisis. */
const lines: Readonly<Record<string, { emergency: string; crisis?: string }>> = {
  US: { emergency: '911', crisis: 'the crisis line at 988' },
  CA: { emergency: '911', crisis: 'the crisis line at 988' },
  GB: { emergency: '999' },
  AU: { emergency: '000' },
  NZ: { emergency: '111' },
};

const { emergency = 'your local emergency number', crisis = 'a crisis line' } = lines[operator.phoneCountry] ?? {};

/** Whom callers in danger are told to call, and who think of hurting themselves. */
export const emergencyNumber = emergency;
export const crisisLine = crisis;
