import { AppError } from '#domain/platform/AppError.ts'

const MAX_WAITING = 20
const queues = new Map<string, { last: Promise<unknown>; waiting: number }>()

/** Within this process. @throws AppError `too_many_requests` when too many calls with this key wait. */
export async function serializeByKey<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const queue = queues.get(key) ?? { last: Promise.resolve(), waiting: 0 }
  if (queue.waiting >= MAX_WAITING) throw new AppError('too_many_requests', { retryAfterSeconds: 5 })
  queue.waiting += 1
  queues.set(key, queue)
  const turn = queue.last.then(work, work)
  queue.last = turn.catch(() => undefined)
  try {
    return await turn
  } finally {
    queue.waiting -= 1
    if (queue.waiting === 0) queues.delete(key)
  }
}
