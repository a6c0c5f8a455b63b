import { operator } from './operator.ts';

/** By the operator's country: whom to call in an emergency, and in a crisis. */
const lines: Readonly<Record<string, { emergency: string; crisis?: string }>> = {
  US: { emergency: '911', crisis: 'the crisis line at 988' },
  CA: { emergency: '911', crisis: 'the crisis line at 988' },
  GB: { emergency: '999' },
  AU: { emergency: '000' },
  NZ: { emergency: '111' },
};

const anywhere = 'your local emergency number';
const { emergency, crisis = 'a crisis line' } = lines[operator.phoneCountry] ?? {};

/** Whom callers in danger are told to call, and who think of hurting themselves. Visitors may be in any country. */
export const emergencyNumber = emergency ? `${emergency} or ${anywhere}` : anywhere;
export const crisisLine = crisis;
