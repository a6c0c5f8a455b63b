export function callPath(id: string): string {
  return `/calls/${encodeURIComponent(id)}`;
}
