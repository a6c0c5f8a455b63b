import type { AnswerElsewhere } from './answers-elsewhere.ts';
import type { RequestRecord } from './read-person.ts';

export interface PersonParts {
  address: string;
  exported_at: string;
  requests: AsyncIterable<RequestRecord>;
  answersElsewhere: AnswerElsewhere[];
}

/** What is held of a person as one JSON document, a piece at a time. */
export async function* writeJson({ address, exported_at, requests, answersElsewhere }: PersonParts) {
  yield `{\n"address": ${JSON.stringify(address)},\n"exported_at": ${JSON.stringify(exported_at)},\n"requests": [`;
  let separator = '\n';
  for await (const request of requests) {
    yield separator + JSON.stringify(request, null, 2);
    separator = ',\n';
  }
  yield `\n],\n"answers_to_requests_of_others": ${JSON.stringify(answersElsewhere, null, 2)}\n}\n`;
}
