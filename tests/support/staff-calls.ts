import { cookieOf } from './app.ts';

/** Makes a call to a server as its pages do; with the cookie of a session as whoever signed in. */
export function callServer(
  origin: string,
  method: string,
  path: string,
  body?: unknown,
  cookie = '',
): Promise<Response> {
  return fetch(origin + path, {
    method,
    headers: { Origin: origin, Cookie: cookie, ...(body ? { 'Content-Type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

export interface Credentials {
  email: string;
  password: string;
}

/** The answer to a sign-in, whatever it is. */
export function trySignIn(origin: string, { email, password }: Credentials): Promise<Response> {
  return callServer(origin, 'POST', '/api/auth/sign-in/email', { email, password });
}

/** Signs in, and gives what a member of staff can call. */
export async function signInAt(origin: string, credentials: Credentials) {
  const answer = await trySignIn(origin, credentials);
  if (answer.status !== 200) throw new Error(`the sign-in was answered ${answer.status}`);
  const cookie = cookieOf(answer);
  return {
    cookie,
    call: (method: string, path: string, body?: unknown) => callServer(origin, method, path, body, cookie),
  };
}
