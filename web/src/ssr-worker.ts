import { parentPort } from 'node:worker_threads'
import { renderApp } from './entry-server.tsx'
import type { InitialData } from './lib/initialData.ts'

type RenderJob = {
  id: number
  address: string
  data: string
  /** In milliseconds since 1970: afterwards the browser renders, and nobody waits for it here. */
  deadline: number
}

let last: Promise<void> = Promise.resolve()

// In a worker thread, because rendering takes milliseconds of CPU. One page after the other, because each has a language.
parentPort?.on('message', ({ id, address, data, deadline }: RenderJob) => {
  last = last
    .then(() => inTime(deadline, () => renderApp(address, JSON.parse(data) as InitialData)))
    .then((page) => parentPort?.postMessage({ id, page }))
    .catch((error: unknown) => parentPort?.postMessage({ id, problem: String(error) }))
})

/** A page that never ends must not hold up the others. */
function inTime<Page>(deadline: number, render: () => Promise<Page>): Promise<Page> {
  const left = deadline - Date.now()
  if (left <= 0) return Promise.reject(new Error('It waited too long'))
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long')), left)
  })
  return Promise.race([render(), late]).finally(() => clearTimeout(timer))
}
