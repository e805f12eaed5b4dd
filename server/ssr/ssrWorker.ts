import { Worker } from 'node:worker_threads'

export type DrawnScreen = {
  /** For `#root`. */
  html: string
  /** Preloads and styles of the screen, for the end of `<head>`. */
  head: string
}

type Answer = { id: number; page?: DrawnScreen; problem?: string }

const LONGEST_QUEUE = 30
const LONGEST_WAIT_MS = 1_500

/**
 * Draws first screens in a thread of its own, so that no request waits while one is drawn.
 *
 * @param file the built program of that thread.
 * @param tell told what went wrong.
 * @returns draws an address from its data. Null when it cannot, or not soon: the page is then sent without its first
 * screen, and the browser draws it.
 */
export function startDrawing(
  file: string,
  tell: (problem: string) => void,
): (address: string, data: string) => Promise<DrawnScreen | null> {
  let worker: Worker | null = null
  let lastId = 0
  const waiting = new Map<number, (screen: DrawnScreen | null) => void>()

  function start(): Worker {
    const next = new Worker(file)
    next.unref()
    next.on('message', ({ id, page = undefined, problem }: Answer) => {
      if (problem) tell(`A first screen could not be drawn: ${problem}`)
      waiting.get(id)?.(page ?? null)
    })
    next.on('error', (error) => tell(`The thread that draws first screens ended: ${String(error)}`))
    next.on('exit', () => {
      if (worker === next) worker = null
      for (const give of [...waiting.values()]) give(null)
    })
    return next
  }

  return (address, data) => {
    if (waiting.size >= LONGEST_QUEUE) return Promise.resolve(null)
    worker ??= start()
    const used = worker
    const id = ++lastId
    return new Promise((resolve) => {
      const timer = setTimeout(() => waiting.get(id)?.(null), LONGEST_WAIT_MS)
      waiting.set(id, (screen) => {
        clearTimeout(timer)
        waiting.delete(id)
        resolve(screen)
      })
      used.postMessage({ id, address, data })
    })
  }
}
