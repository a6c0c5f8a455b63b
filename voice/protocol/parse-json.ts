/** Parses JSON; null for invalid JSON, as for the JSON value `null`. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
