const EVERY_MS = 1_000

type Tell = ((done: { bytes: number }[]) => void) & { end: (done: { bytes: number }[]) => void }

export function progress(print: (what: string) => void, total?: number): Tell {
  let toldAt = performance.now()
  const reportProgress = (done: { bytes: number }[]) => {
    toldAt = performance.now()
    const megabytes = done.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000
    print(`files: ${done.length}${total === undefined ? '' : ` of ${total}`}, ${megabytes.toFixed(1)} MB`)
  }
  const now = (done: { bytes: number }[]) => {
    if (performance.now() - toldAt >= EVERY_MS) reportProgress(done)
  }
  return Object.assign(now, { end: reportProgress })
}
