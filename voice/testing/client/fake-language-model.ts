import type { LanguageModelLike, ModelSessionLike } from '../../client/device/language-model.ts';

/** A fake of the browser's Prompt API. */
export interface FakeLanguageModel extends LanguageModelLike {
  state: string;
  /** Its answer to a prompt; `never` leaves it open, `fails` rejects. */
  answer(prompt: string): string | 'never' | 'fails';
  /** The model is no longer on this device when it is created, so the browser begins to download it. */
  downloads: boolean;
  /** What `create` was given. */
  readonly created: Parameters<LanguageModelLike['create']>[0][];
  readonly prompts: { text: string; options: Parameters<ModelSessionLike['prompt']>[1] }[];
  /** Number of sessions and copies that are not destroyed. */
  readonly open: number;
}

export function createFakeLanguageModel(): FakeLanguageModel {
  const sessions = new Set<ModelSessionLike>();

  function openSession(): ModelSessionLike {
    const session: ModelSessionLike = {
      async prompt(text, options) {
        if (!sessions.has(session)) throw new DOMException('destroyed', 'InvalidStateError');
        fake.prompts.push({ text, options });
        const answer = fake.answer(text);
        if (answer === 'never') return new Promise<string>(() => {}); // whatever `signal` says
        if (answer === 'fails') throw new DOMException('the model crashed', 'UnknownError');
        return answer;
      },
      async clone() {
        if (!sessions.has(session)) throw new DOMException('destroyed', 'InvalidStateError');
        return openSession();
      },
      destroy: () => void sessions.delete(session),
    };
    sessions.add(session);
    return session;
  }

  const fake: FakeLanguageModel = {
    state: 'available',
    answer: () => '[1]',
    downloads: false,
    created: [],
    prompts: [],
    get open() {
      return sessions.size;
    },
    availability: async () => fake.state,
    async create(options) {
      fake.created.push(options);
      options.monitor({
        addEventListener(_type, listener) {
          for (const loaded of fake.downloads ? [0, 0.01] : [0, 1]) listener({ loaded });
        },
      });
      return openSession();
    },
  };
  return fake;
}
