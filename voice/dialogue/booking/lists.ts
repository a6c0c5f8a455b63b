/** 'Mara, Jonas or Priya' */
export function listed(names: readonly string[], joint = 'or'): string {
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} ${joint} ${names.at(-1)}` : names.join('');
}
