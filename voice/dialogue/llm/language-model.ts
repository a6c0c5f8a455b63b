import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractReasoningMiddleware, wrapLanguageModel } from 'ai';
import type { Agent } from '../../engine/agent.ts';
import { maxModelAnswerBytes } from '../../protocol/limits.ts';
import { createModelAgent, type ModelAgentOptions } from './model-agent.ts';

/** Where a language model is served, in the OpenAI-compatible way. */
export interface LanguageModelSettings {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
}

/** A language model, ready to choose an agent's words. */
export interface ConnectedModel {
  createAgent(options: Omit<ModelAgentOptions, 'model'>): Agent;
}

/** Any OpenAI-compatible server: the key goes there and nowhere else, and no answer is read without end. */
export function connectLanguageModel({ baseUrl, apiKey, model }: LanguageModelSettings): ConnectedModel {
  const provider = createOpenAICompatible({
    name: 'configured',
    baseURL: baseUrl.replace(/(?<!\/)\/+$/, ''),
    ...(apiKey ? { apiKey } : {}),
    fetch: boundedFetch,
    transformRequestBody: (body) => (new URL(baseUrl).hostname === 'api.openai.com' ? withNewLimitName(body) : body),
  });
  const languageModel = wrapLanguageModel({
    model: provider.chatModel(model),
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  });
  return { createAgent: (options) => createModelAgent({ ...options, model: languageModel }) };
}

/** OpenAI's newer models refuse the name that all other servers know. */
function withNewLimitName({ max_tokens, ...body }: Record<string, unknown>): Record<string, unknown> {
  return { ...body, max_completion_tokens: max_tokens };
}

/** Follows no redirect, which could carry what the caller said elsewhere, and stops reading at a limit. */
async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (!response.body) return response;
  let read = 0;
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      read += chunk.byteLength;
      if (read > maxModelAnswerBytes)
        controller.error(new Error(`the answer is longer than ${maxModelAnswerBytes} bytes`));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(bounded), { status, statusText, headers });
}
