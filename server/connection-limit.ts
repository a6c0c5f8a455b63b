/** Each takes some 20 KB; a front office has a few hundred visitors at once. */
const maxConnections = 4_096;
const leastConnections = 64;
/** The rest is for the database, mail, providers of speech and files. */
const shareOfDescriptors = 0.75;

/** How many connections this process may hold, by the descriptors it may open. */
export function connectionLimit(): number {
  return Math.max(leastConnections, Math.min(maxConnections, Math.floor(shareOfDescriptors * maxDescriptors())));
}

/** As `ulimit -n` says, which Node raises to the hard limit when it starts. Not known on Windows. */
function maxDescriptors(): number {
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } };
  const soft = Number(report.userLimits?.open_files?.soft ?? Number.NaN);
  return Number.isFinite(soft) ? soft : Number.MAX_SAFE_INTEGER;
}
