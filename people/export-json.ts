import type { AnswerElsewhere } from './answers-elsewhere.ts';
import type { RequestRecord } from './read-person.ts';

export interface PersonParts {
  address: string;
  exported_at: string;
  requests: AsyncIterable<RequestRecord>;
  answersElsewhere: AsyncIterable<AnswerElsewhere>;
}

/** What is held of a person as one JSON document, a piece at a time. */
export async function* writeJson({ address, exported_at, requests, answersElsewhere }: PersonParts) {
  yield `{\n"address": ${JSON.stringify(address)},\n"exported_at": ${JSON.stringify(exported_at)},\n"requests": [`;
  yield* items(requests);
  yield '\n],\n"answers_to_requests_of_others": [';
  yield* items(answersElsewhere);
  yield '\n]\n}\n';
}

async function* items(all: AsyncIterable<object>) {
  let separator = '\n';
  for await (const item of all) {
    yield separator + JSON.stringify(item, null, 2);
    separator = ',\n';
  }
}
