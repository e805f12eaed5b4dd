import { Worker } from 'node:worker_threads'

type RenderedScreen = {
  html: string
  /** Preloads and styles of the screen, for the end of `<head>`. */
  head: string
}

type Result = { id: number; page?: RenderedScreen; problem?: string }

const MAX_WAITING = 30
const TIMEOUT_MS = 2_000

/**
 * Renders in a worker thread, so that other requests do not wait.
 * @returns null when rendering fails or takes too long: the browser then renders.
 */
export function ssrWorker(
  file: string,
  warn: (problem: string) => void,
): (address: string, data: string) => Promise<RenderedScreen | null> {
  let worker: Worker | null = null
  let lastId = 0
  const waiting = new Map<number, (screen: RenderedScreen | null) => void>()

  function start(): Worker {
    const next = new Worker(file)
    next.unref()
    next.on('message', ({ id, page, problem }: Result) => {
      if (problem) warn(`The first screen could not be rendered: ${problem}`)
      waiting.get(id)?.(page ?? null)
    })
    next.on('error', (error) => warn(`The render thread ended: ${String(error)}`))
    next.on('exit', () => {
      if (worker === next) worker = null
      for (const resolve of [...waiting.values()]) resolve(null)
    })
    return next
  }

  return (address, data) => {
    if (waiting.size >= MAX_WAITING) return Promise.resolve(null)
    const used = (worker ??= start())
    const id = ++lastId
    return new Promise((resolve) => {
      const timer = setTimeout(() => waiting.get(id)?.(null), TIMEOUT_MS)
      waiting.set(id, (screen) => {
        clearTimeout(timer)
        waiting.delete(id)
        resolve(screen)
      })
      used.postMessage({ id, address, data, deadline: Date.now() + TIMEOUT_MS })
    })
  }
}
