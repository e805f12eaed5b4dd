import { parentPort } from 'node:worker_threads'
import { renderApp } from './entry-server.tsx'
import type { InitialData } from './lib/initialData.ts'

export type RenderJob = { id: number; address: string; data: string }

// In a worker thread, because rendering takes milliseconds of CPU.
parentPort?.on('message', ({ id, address, data }: RenderJob) => {
  renderApp(address, JSON.parse(data) as InitialData)
    .then((page) => parentPort?.postMessage({ id, page }))
    .catch((error: unknown) => parentPort?.postMessage({ id, problem: String(error) }))
})
