/** Payload's own queue is not used; jobs run on graphile-worker. */
export const nobodyRunsJobs = { run: () => false, queue: () => false, cancel: () => false }
