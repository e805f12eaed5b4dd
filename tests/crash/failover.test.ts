import { expect, it, onTestFinished } from 'vitest'
import { createTestbed } from '#tools/chaos/createTestbed.ts'
import type { Report } from '#tools/chaos/Row.ts'
import { failover } from '#tools/chaos/rows/failover.ts'

const FAULTS = 4

it('nothing is lost or doubled while a cluster of PostgreSQL fails over', async () => {
  const testbed = await createTestbed()
  onTestFinished(testbed.close)
  const results: Parameters<Report>[0][] = []
  await failover.run(testbed, (result) => void results.push(result))
  expect(results.filter(({ holds }) => holds !== true)).toEqual([])
  expect(results).toHaveLength(FAULTS)
}, 900_000)
