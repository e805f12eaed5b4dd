import { parentPort } from 'node:worker_threads'
import { renderApp } from './entry-server.tsx'
import type { InitialData } from './lib/initialData.ts'

export type RenderJob = { id: number; address: string; data: string }

let last: Promise<void> = Promise.resolve()

// In a worker thread, because rendering takes milliseconds of CPU. One page after the other, because each has a language.
parentPort?.on('message', ({ id, address, data }: RenderJob) => {
  last = last
    .then(() => renderApp(address, JSON.parse(data) as InitialData))
    .then((page) => parentPort?.postMessage({ id, page }))
    .catch((error: unknown) => parentPort?.postMessage({ id, problem: String(error) }))
})
