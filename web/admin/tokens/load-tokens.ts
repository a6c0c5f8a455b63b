import type { LoaderFunctionArgs } from 'react-router';
import { type Refusal, refusalOf } from '../api/failure.ts';
import { readTokens, type TokenList } from './token-api.ts';

export type TokensOutcome = { kind: 'loaded'; list: TokenList } | { kind: Refusal };

export async function loadTokens({ request }: LoaderFunctionArgs): Promise<TokensOutcome> {
  const answer = await readTokens(request.signal);
  return answer.ok ? { kind: 'loaded', list: answer.body } : { kind: refusalOf(answer.failure) };
}
