import { expect, it, onTestFinished } from 'vitest'
import { createTestbed } from '#tools/chaos/createTestbed.ts'
import type { Report } from '#tools/chaos/Row.ts'
import { failover } from '#tools/chaos/rows/failover.ts'

const FAULTS = 4
const HELD =
  /; 0 of \d{2,} acknowledged writes lost; \d{2,} orders of \d+ buyers at once: books agree; .*; 0 unexplained$/

it('nothing is lost or doubled while a cluster of PostgreSQL fails over', async () => {
  const testbed = await createTestbed()
  onTestFinished(testbed.close)
  const results: Parameters<Report>[0][] = []
  await failover.run(testbed, (result) => void results.push(result))
  expect(results).toHaveLength(FAULTS)
  // How soon writes succeed again is measured by `npm run chaos`, with nothing beside it.
  for (const { figure } of results) expect(figure).toMatch(HELD)
}, 900_000)
