/**
 * Whether a name is a time zone for both `Intl`, which writes times, and `Temporal`, which counts by them: either takes
 * some names that the other refuses, such as `SystemV/AST4` or a whole ISO 8601 time.
 */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    Temporal.Now.zonedDateTimeISO(name);
    return true;
  } catch {
    return false;
  }
}
