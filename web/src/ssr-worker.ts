import { parentPort } from 'node:worker_threads'
import { renderApp } from './entry-server.tsx'
import type { InitialData } from './lib/initialData.ts'

/** One page to render; the data as JSON, as in the page. */
export type RenderJob = { id: number; address: string; data: string }

// Rendering takes the processor for milliseconds; in a worker thread no request waits for it.
parentPort?.on('message', ({ id, address, data }: RenderJob) => {
  renderApp(address, JSON.parse(data) as InitialData)
    .then((page) => parentPort?.postMessage({ id, page }))
    .catch((error: unknown) => parentPort?.postMessage({ id, problem: String(error) }))
})
