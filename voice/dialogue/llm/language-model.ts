import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractReasoningMiddleware, generateText, wrapLanguageModel } from 'ai';
import type { Agent } from '../../engine/agent.ts';
import { maxModelAnswerBytes } from '../../protocol/limits.ts';
import { createModelAgent, type ModelAgentOptions } from './model-agent.ts';

/** An OpenAI-compatible server of a language model. */
export interface LanguageModelSettings {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
}

/** A connected language model. */
export interface ConnectedModel {
  createAgent(options: Omit<ModelAgentOptions, 'model'>): Agent;
  /** Answers a prompt outside a call. */
  complete(prompt: string): Promise<string>;
}

/** Connects any OpenAI-compatible server; sends the key to that server only and limits the length of its answers. */
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
  return {
    createAgent: (options) => createModelAgent({ ...options, model: languageModel }),
    complete: async (prompt) => (await generateText({ model: languageModel, prompt })).text,
  };
}

/** OpenAI's newer models reject `max_tokens`, the name that all other servers use. */
function withNewLimitName({ max_tokens, ...body }: Record<string, unknown>): Record<string, unknown> {
  return { ...body, max_completion_tokens: max_tokens };
}

/** A fetch that rejects redirects, which could send the caller's words to another host, and limits the body. */
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
