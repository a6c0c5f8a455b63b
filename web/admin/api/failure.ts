/** Why a request failed; `failed` is every failure that a retry may fix. */
export type Failure = 'signed-out' | 'forbidden' | 'conflict' | 'gone' | 'failed';

/** Why a page for staff has nothing to show. */
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

/** Advice for an account that lacks a permission, which nothing in this app can grant. */
export const forbiddenText = 'Your account is not allowed to do this. Ask the owner of this site for access.';
