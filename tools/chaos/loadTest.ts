import { startChild } from '../../bin/demo/child.ts'
import type { Load, LoadResult } from './loadGenerator.ts'

/** In a separate process, so that this one does not delay its requests. */
export async function loadTest(load: Load): Promise<LoadResult> {
  const child = startChild('tools/chaos/loadGenerator.ts', {}, { args: [JSON.stringify(load)] })
  const line = await child.waitForOutput(/^result (\{.*\})$/m)
  await child.stop()
  return JSON.parse(line) as LoadResult
}

export const formatStatuses = ({ byStatus }: LoadResult): string =>
  Object.entries(byStatus)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')
