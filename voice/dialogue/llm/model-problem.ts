import { APICallError } from 'ai';

/** A failure of a language model. The original error may quote what was said, so only its kind is kept. */
export class ModelProblem extends Error {
  override name = 'ModelProblem';
  readonly loggable = true;
  /** HTTP status of the answer, if there was one. */
  readonly status: number | undefined;
  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

export function modelProblem(error: unknown): ModelProblem {
  if (error instanceof ModelProblem) return error;
  if (APICallError.isInstance(error)) return new ModelProblem('the language model server refused', error.statusCode);
  const { name, cause, code } = error as Error & { code?: string };
  const reason = code ?? (cause as { code?: string } | undefined)?.code;
  return new ModelProblem(['the language model failed', name, reason].filter(Boolean).join(': '));
}
