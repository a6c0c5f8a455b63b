let token = '';

/**
 * The token of the link that opened the page. It stands behind the number sign, so that no log of a server or a proxy has
 * it; sending a form takes it out of the address.
 */
export function linkToken(): string {
  if (location.hash !== '') token = location.hash.slice(1);
  return token;
}
