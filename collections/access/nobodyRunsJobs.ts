/** Jobs run on graphile-worker instead of Payload's queue. */
export const nobodyRunsJobs = { run: () => false, queue: () => false, cancel: () => false }
