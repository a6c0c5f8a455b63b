/** Why the server did not do what was asked; `failed` is everything that trying again may mend. */
export type Failure = 'signed-out' | 'forbidden' | 'conflict' | 'gone' | 'failed';

/** Why a page of staff has nothing to show. */
export type Refusal = Extract<Failure, 'signed-out' | 'forbidden' | 'failed'>;

const failureByStatus: Partial<Record<number, Failure>> = {
  401: 'signed-out',
  403: 'forbidden',
  404: 'gone',
  409: 'conflict',
};

export function failureOf(status: number): Failure {
  return failureByStatus[status] ?? 'failed';
}

export function refusalOf(failure: Failure): Refusal {
  return failure === 'signed-out' || failure === 'forbidden' ? failure : 'failed';
}

/** What staff can do whose account lacks a permission: nothing in this app gives it. */
export const forbiddenText = 'Your account may not do this. Ask the owner of this site for an account that may.';
