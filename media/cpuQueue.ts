type Turn = { run: () => void }

const AT_ONCE = 2
const MAX_WAITING_BEHIND = 200

let running = 0
const first: Turn[] = []
const behind: Turn[] = []

/** Runs CPU-heavy work, two at a time per process, so that the site stays responsive. */
export function cpuQueue<Result>(work: () => Promise<Result>): Promise<Result> {
  return wait(first, work)
}

/** For background work: skipped when the queue is long; the next request asks again. */
export function cpuQueueBackground(work: () => Promise<void>): Promise<void> {
  return behind.length >= MAX_WAITING_BEHIND ? Promise.resolve() : wait(behind, work)
}

function wait<Result>(queue: Turn[], work: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const run = () => {
      running += 1
      work()
        .then(resolve, reject)
        .finally(() => {
          running -= 1
          next()
        })
    }
    queue.push({ run })
    next()
  })
}

function next(): void {
  if (running < AT_ONCE) (first.shift() ?? behind.shift())?.run()
}
