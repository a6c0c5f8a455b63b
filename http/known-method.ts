const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** A request's method for figures and spans: `other` for one that a client made up. */
export function knownMethod(method: string): string {
  return methods.has(method) ? method : 'other';
}
