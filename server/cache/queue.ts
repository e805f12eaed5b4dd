/** Takes work that nobody waits for. */
export type Queue = (work: () => Promise<void>) => void

/** One piece of work after the other; one that fails does not stop the next. */
export function startQueue(): Queue {
  let last = Promise.resolve()
  return (work) => {
    last = last.then(work).catch(() => undefined)
  }
}
