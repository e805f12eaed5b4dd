/** A moment at which somebody is held, until they are killed or let go. */
export type Hold = {
  /** Resolves when so many stand there at the same time. */
  reached: Promise<void>
  /** How many stand there now. */
  standing: () => number
  /** Nobody is held from now on; who stands there goes on. */
  end: () => void
}

/** Counts those who are held at one moment. */
export function makeHold(count: number, onEnd: () => void): Hold & { stand: (goOn: () => void) => () => void } {
  const standing = new Set<() => void>()
  let areAllThere: () => void = () => undefined
  const reached = new Promise<void>((resolve) => (areAllThere = resolve))
  return {
    reached,
    standing: () => standing.size,
    stand: (goOn) => {
      standing.add(goOn)
      if (standing.size >= count) areAllThere()
      return () => void standing.delete(goOn)
    },
    end: () => {
      onEnd()
      for (const goOn of [...standing]) {
        standing.delete(goOn)
        goOn()
      }
    },
  }
}
