import type { Answer, SubmissionChange, SubmissionPage, SubmissionQuery, SubmissionRow } from '../../api/staff-api.ts';

/** What the store asks of the server. */
export interface RequestApi {
  list(query: SubmissionQuery): Promise<Answer<SubmissionPage>>;
  read(id: string): Promise<Answer<SubmissionRow>>;
  change(id: string, change: SubmissionChange & { version: number }): Promise<Answer<SubmissionRow>>;
  remove(id: string): Promise<Answer<undefined>>;
  restore(id: string): Promise<Answer<SubmissionRow>>;
}
