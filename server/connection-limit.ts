/** Each connection takes about 20 KB; a front office has a few hundred visitors at once. */
const maxConnections = 4_096;
const leastConnections = 64;
/** The remaining descriptors are for the database, mail, speech providers and files. */
const shareOfDescriptors = 0.75;

/** How many connections this process may hold, derived from the number of descriptors it may open. */
export function connectionLimit(): number {
  return Math.max(leastConnections, Math.min(maxConnections, Math.floor(shareOfDescriptors * maxDescriptors())));
}

/** The limit of `ulimit -n`, which Node raises to the hard limit when it starts. Unknown on Windows. */
function maxDescriptors(): number {
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } };
  const soft = Number(report.userLimits?.open_files?.soft ?? Number.NaN);
  return Number.isFinite(soft) ? soft : Number.MAX_SAFE_INTEGER;
}
