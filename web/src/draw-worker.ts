import { parentPort } from 'node:worker_threads'
import { drawPage } from './entry-server.tsx'
import type { InitialData } from './lib/initialData.ts'

/** One page to draw; the data as JSON, as it stands in the page. */
export type DrawOrder = { id: number; address: string; data: string }

// Drawing takes the processor for milliseconds at a time; in a thread of its own nobody's request waits for it.
parentPort?.on('message', ({ id, address, data }: DrawOrder) => {
  drawPage(address, JSON.parse(data) as InitialData)
    .then((page) => parentPort?.postMessage({ id, page }))
    .catch((error: unknown) => parentPort?.postMessage({ id, problem: String(error) }))
})
