import type { WorkerEvents } from 'graphile-worker'
import type { Payload } from 'payload'

const STALLED_AFTER_MS = 8_000

export type StalledGroups = {
  /**
   * @param events of one group of workers.
   * @param stop lets it be started again.
   * @returns ends following.
   */
  follow: (events: WorkerEvents, stop: () => void) => () => void
  /** While the database answers: stops the groups that have only failed to ask for jobs for eight seconds. */
  stop: () => void
}

type Group = {
  isFailing: boolean
  /** In `performance.now()`. */
  since: number | null
  stop: () => void
}

/**
 * Graphile Worker looks up the ids of its tasks once. When that fails, because the group was started in an outage of the
 * database, it keeps the failure, and the group never gets a job.
 */
export function stalledGroups(log: Payload['logger']): StalledGroups {
  const groups = new Set<Group>()

  function stop(): void {
    const now = performance.now()
    for (const group of groups) {
      group.since = group.isFailing ? (group.since ?? now) : null
      if (group.since === null || now - group.since < STALLED_AFTER_MS) continue
      groups.delete(group)
      log.error({ msg: 'A group of workers could not ask for jobs, although the database answers' })
      group.stop()
    }
  }

  return {
    follow: (events, stopGroup) => {
      const group: Group = { isFailing: false, since: null, stop: stopGroup }
      groups.add(group)
      events.on('worker:getJob:error', () => (group.isFailing = true))
      for (const name of ['worker:getJob:empty', 'job:start'] as const) events.on(name, () => (group.isFailing = false))
      return () => groups.delete(group)
    },
    stop,
  }
}
