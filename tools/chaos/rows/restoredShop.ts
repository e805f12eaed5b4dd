import { mkdtemp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../../bin/demo/ports.ts'
import { audit, waitForIdle, describeProblems } from '../audit.ts'
import { payByCard, startPayment, type StartedPayment, configurePrint } from '../buy.ts'
import type { Testbed } from '../createTestbed.ts'
import { createDatabase, runCommand } from '../runCommand.ts'
import type { Row } from '../Row.ts'
import { mapConcurrent, waitUntil } from '../waitUntil.ts'

const ORDERS = 10
const PAID = `select 1 from orders where reference = any($1) and payment = 'paid'`

export const restoredShop: Row = {
  name: 'restored-shop',
  fault: 'F26',
  run: async (testbed, report) => {
    await testbed.site()
    await configurePrint(testbed, 'faults', { mode: 'error429', path: 'POST /orders' })
    const early = await createPaidOrders(testbed)
    const place = await mkdtemp(join(testbed.dataDir, 'backup-'))
    const since = new Date(Date.now() - 60_000).toISOString()
    await runCommand(testbed, 'bin/backup.ts', testbed.database.url, [place, '--without-files'])
    await configurePrint(testbed, 'faults', { mode: null })
    await testbed.pool.query(`update graphile_worker._private_jobs set run_at = now() where key like 'submit:%'`)
    const late = await createPaidOrders(testbed)
    await waitForIdle(testbed, [...early, ...late])

    const restored = await createDatabase(testbed, 'restored_shop')
    const [name = ''] = await readdir(place)
    await runCommand(testbed, 'bin/restore.ts', restored, [join(place, name)])
    const pool = new pg.Pool({ connectionString: restored })
    // The earlier ones are of other rows.
    const { rows } = await pool.query<{ last: number }>('select coalesce(max(id), 0) as last from alerts')
    const alerts = async () =>
      (await pool.query('select 1 from alerts where not is_resolved and id > $1', [rows[0]?.last])).rowCount ?? 0
    const port = String(await freePort(5350))
    const site = await testbed.startSite({ DATABASE_URL: restored, PORT: port, SITE_URL: `http://127.0.0.1:${port}` })
    await waitUntil('every lost payment has an alert', async () => (await alerts()) >= ORDERS, 60_000)
    await runCommand(testbed, 'bin/reconcile.ts', restored, ['--since', since, '--apply'])
    const here = (await pool.query(PAID, [[...early, ...late]])).rowCount ?? 0
    const left = await alerts()
    const waiting = (await pool.query(`select 1 from orders where restored_at is not null and fulfilment = 'held'`))
      .rowCount
    await site.kill()
    await pool.end()
    // In the original site: nothing may be at the print provider twice.
    const problems = await audit(testbed, [...early, ...late])
    report({
      what: `a backup is restored: ${ORDERS} orders were printed since, ${ORDERS} more made since`,
      figure: `${here} of ${2 * ORDERS} paid orders are there, ${waiting} would print automatically, ${left} alerts left; ${describeProblems(problems)}`,
      goal: 'nothing printed or charged twice, nothing lost',
      holds: here === 2 * ORDERS && waiting === 0 && left === 0 && problems.length === 0,
    })
  },
}

async function createPaidOrders(testbed: Testbed): Promise<string[]> {
  const started: StartedPayment[] = await mapConcurrent(Array.from({ length: ORDERS }), 5, () => startPayment(testbed))
  await mapConcurrent(started, 5, (one) => payByCard(testbed, one))
  const references = started.map(({ reference }) => reference)
  await waitUntil('all are paid', async () => (await testbed.pool.query(PAID, [references])).rowCount === ORDERS)
  return references
}
