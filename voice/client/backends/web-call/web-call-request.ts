import { type Channel, type WebCall, webCall } from '../../../protocol/web-call.ts';
import { CallFailedError, ServerAnswerError } from '../../call-errors.ts';
import { callFailure } from '../../call-failures.ts';
import type { CallTarget } from '../../voice.ts';
import type { Page } from './page.ts';

/** Asks the server for a call. @throws ServerAnswerError with the parsed body of a server that says no. */
export async function requestWebCall(
  fetch: Page['fetch'],
  address: string,
  { target, channel }: { target: CallTarget; channel?: Channel | undefined },
  signal: AbortSignal,
): Promise<WebCall> {
  let response: Response;
  try {
    response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...payloadOf(target), channel }),
      signal,
    });
  } catch (cause) {
    throw new CallFailedError(callFailure('network'), { cause });
  }
  const body = await readBody(response);
  if (!response.ok) throw new ServerAnswerError(response.status, body);
  const call = webCall.safeParse(body);
  if (!call.success) throw new CallFailedError(callFailure('internal'), { cause: call.error });
  return call.data;
}

/** A string is an id, an object an inline definition (spec.md section 5); on the wire an agent is an assistant. */
function payloadOf({ agent, agentOverrides, squad, workflow, workflowOverrides }: CallTarget) {
  return {
    [typeof agent === 'string' ? 'assistantId' : 'assistant']: agent,
    assistantOverrides: agentOverrides,
    [typeof squad === 'string' ? 'squadId' : 'squad']: squad,
    [typeof workflow === 'string' ? 'workflowId' : 'workflow']: workflow,
    workflowOverrides,
  };
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return text; // a proxy's page, say
  }
}
