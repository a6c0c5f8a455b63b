import { z } from 'zod';

/** A program that serves language models at a well-known local address. */
interface LocalServer {
  name: string;
  baseUrl: string;
}

const localServers: LocalServer[] = [
  { name: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1' },
  { name: 'LM Studio', baseUrl: 'http://127.0.0.1:1234/v1' },
  { name: 'llama.cpp or vLLM', baseUrl: 'http://127.0.0.1:8080/v1' },
  { name: 'vLLM', baseUrl: 'http://127.0.0.1:8000/v1' },
];
const configuredTimeoutMs = 4_000;
const localTimeoutMs = 800;

const modelList = z.object({ data: z.array(z.object({ id: z.string().min(1).max(200) })) });
const plainName = /^[\w.:/@+-]+$/;

/** The models of a server, or a short reason why they are unknown. */
export type Listing = { models: string[] } | { problem: string };

export interface ModelServer {
  baseUrl: string;
  apiKey?: string | undefined;
}

/** Asks an OpenAI-compatible server for its models. */
export async function listModels({ baseUrl, apiKey }: ModelServer, timeoutMs = configuredTimeoutMs): Promise<Listing> {
  try {
    const response = await fetch(`${baseUrl.replace(/(?<!\/)\/+$/, '')}/models`, {
      headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) return { problem: `it answers ${response.status}` };
    const parsed = modelList.safeParse(await response.json());
    return parsed.success
      ? { models: parsed.data.data.map(({ id }) => id) }
      : { problem: 'it answers, but lists no models' };
  } catch (error) {
    return { problem: reason(error) };
  }
}

/** A short reason for a failure, without the address, which may hold a password. */
function reason(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'it does not answer in time';
  if (error instanceof SyntaxError) return 'it answers with what is no JSON';
  const code = ((error as Error).cause as { code?: string } | undefined)?.code;
  return `it cannot be reached${code ? ` (${code})` : ''}`;
}

/** The settings that would use each language model server found on this machine. */
export async function findLocalModels(servers: readonly LocalServer[] = localServers): Promise<string[]> {
  const listings = await Promise.all(servers.map((server) => listModels(server, localTimeoutMs)));
  return servers.flatMap(({ name, baseUrl }, at) => {
    const listing = listings[at];
    if (!listing || 'problem' in listing) return [];
    // The name comes from a server: only one that needs no quoting in .env is offered.
    const model = listing.models.filter((id) => plainName.test(id)).find((id) => !/embed/i.test(id));
    if (!model) return [`${name} answers at ${baseUrl}, but has no model for conversations.`];
    return [
      `${name} answers at ${baseUrl} with ${listing.models.length} ${listing.models.length === 1 ? 'model' : 'models'}. To use it, put into .env:`,
      `    LLM_BASE_URL=${baseUrl}`,
      `    LLM_MODEL=${model}`,
    ];
  });
}
