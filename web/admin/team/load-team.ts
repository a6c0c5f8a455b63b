import type { LoaderFunctionArgs } from 'react-router';
import { type Refusal, refusalOf } from '../api/failure.ts';
import { readTeam, type Team } from './team-api.ts';

export type TeamOutcome = { kind: 'loaded'; team: Team } | { kind: Refusal };

export async function loadTeam({ request }: LoaderFunctionArgs): Promise<TeamOutcome> {
  const answer = await readTeam(request.signal);
  return answer.ok ? { kind: 'loaded', team: answer.body } : { kind: refusalOf(answer.failure) };
}
