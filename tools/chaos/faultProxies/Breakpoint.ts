/** Pauses work until it is released or its process is killed. */
export type Breakpoint = {
  /** Resolves once `count` callers wait. */
  reached: Promise<void>
  waiting: () => number
  release: () => void
}

export function createBreakpoint(
  count: number,
  onEnd: () => void,
): Breakpoint & { wait: (resume: () => void) => () => void } {
  const waiting = new Set<() => void>()
  let resolveReached: () => void = () => undefined
  const reached = new Promise<void>((resolve) => (resolveReached = resolve))
  return {
    reached,
    waiting: () => waiting.size,
    wait: (resume) => {
      waiting.add(resume)
      if (waiting.size >= count) resolveReached()
      return () => void waiting.delete(resume)
    },
    release: () => {
      onEnd()
      for (const resume of [...waiting]) {
        waiting.delete(resume)
        resume()
      }
    },
  }
}
