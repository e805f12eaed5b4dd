import { startChild } from '../../bin/demo/child.ts'
import type { Blow, Hammered } from './hammer.ts'

/** Sends a crowd, from a process of its own so that it does not wait for ours. */
export async function strike(blow: Blow): Promise<Hammered> {
  const child = startChild('tools/chaos/hammer.ts', {}, { args: [JSON.stringify(blow)] })
  const said = await child.said(/^hammered (\{.*\})$/m)
  await child.stop()
  return JSON.parse(said) as Hammered
}

export const statusesOf = ({ byStatus }: Hammered): string =>
  Object.entries(byStatus)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')
