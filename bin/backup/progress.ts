const EVERY_MS = 1_000

type Tell = ((done: { bytes: number }[]) => void) & { end: (done: { bytes: number }[]) => void }

/** Says how far the files are, at most once a second. */
export function progress(say: (what: string) => void, total?: number): Tell {
  let toldAt = performance.now()
  const tell = (done: { bytes: number }[]) => {
    toldAt = performance.now()
    const megabytes = done.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000
    say(`files: ${done.length}${total === undefined ? '' : ` of ${total}`}, ${megabytes.toFixed(1)} MB`)
  }
  const now = (done: { bytes: number }[]) => {
    if (performance.now() - toldAt >= EVERY_MS) tell(done)
  }
  return Object.assign(now, { end: tell })
}
