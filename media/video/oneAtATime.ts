/** What somebody waits for comes before what a post waits for, and that before what can be watched meanwhile. */
export type Urgency = 'somebodyWaits' | 'postWaits' | 'canWait'

const ORDER: Urgency[] = ['somebodyWaits', 'postWaits', 'canWait']

/** Work that can stand still while more urgent work runs. */
export type Work<Result> = { done: Promise<Result>; pause: () => void; resume: () => void }

type Run = { urgency: Urgency; work: Omit<Work<unknown>, 'done'> | null; start: () => void }

const runs: Run[] = []
let active: Run | undefined

/**
 * Runs one work at a time per process. More urgent work pauses what runs.
 *
 * @throws the signal's reason if it is aborted before the work starts.
 */
export function oneAtATime<Result>(urgency: Urgency, begin: () => Work<Result>, signal?: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const end = () => {
      runs.splice(runs.indexOf(run), 1)
      if (active === run) active = undefined
      next()
    }
    const giveUp = () => {
      reject(signal?.reason as Error)
      end()
    }
    const run: Run = {
      urgency,
      work: null,
      start: () => {
        signal?.removeEventListener('abort', giveUp)
        const { done, ...work } = begin()
        run.work = work
        done.then(
          (result) => {
            end()
            resolve(result)
          },
          (error: Error) => {
            end()
            reject(error)
          },
        )
      },
    }
    if (signal?.aborted) return reject(signal.reason as Error)
    signal?.addEventListener('abort', giveUp, { once: true })
    runs.push(run)
    next()
  })
}

function next(): void {
  const [first] = [...runs].sort((one, other) => ORDER.indexOf(one.urgency) - ORDER.indexOf(other.urgency))
  if (first === active) return
  active?.work?.pause()
  active = first
  if (first?.work) first.work.resume()
  else first?.start()
}
