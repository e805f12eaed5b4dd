import { cronJobs } from './index.ts'
import type { WorkerGroup } from './workerGroups.ts'

/** Runs don't pile up: the key allows one waiting, the queue one running. */
export function crontabOf(group: WorkerGroup): string {
  return Object.entries(cronJobs)
    .filter(([, { group: its }]) => its === group)
    .map(([name, { when }]) => `${when} ${name} ?jobKey=${name}&queue=${name}`)
    .join('\n')
}
