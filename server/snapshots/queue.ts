/** Takes work that nobody waits for. */
export type Queue = (work: () => Promise<void>) => void

/** One piece of work after the other; what fails is left as it was. */
export function startQueue(): Queue {
  let last = Promise.resolve()
  return (work) => {
    last = last.then(work).catch(() => undefined)
  }
}
