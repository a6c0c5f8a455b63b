/** The periods to choose from, in days. */
export const periods = [7, 30, 90] as const;
export type Period = (typeof periods)[number];
const usual: Period = 30;

/** The period in the query of an address. */
export function periodOf(url: string): Period {
  const wanted = Number(new URL(url).searchParams.get('days'));
  return periods.find((days) => days === wanted) ?? usual;
}
