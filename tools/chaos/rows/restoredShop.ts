import { mkdtemp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../../bin/demo/ports.ts'
import { audit, settle, told } from '../audit.ts'
import { payByCard, startPayment, type Started, tellPrint } from '../buy.ts'
import type { Ground } from '../ground.ts'
import { newDatabase, programOn } from '../programOn.ts'
import type { Row } from '../Row.ts'
import { inParallel, until } from '../wait.ts'

const ORDERS = 10
const PAID = `select 1 from orders where reference = any($1) and payment = 'paid'`

/** Half of the orders are made before a backup, half after it; then the backup takes the place of the database. */
export const restoredShop: Row = {
  name: 'restored-shop',
  fault: 'F26',
  run: async (ground, tell) => {
    await ground.site()
    await tellPrint(ground, 'faults', { mode: 'error429', path: 'POST /orders' })
    const early = await paid(ground)
    const place = await mkdtemp(join(ground.dataDir, 'backup-'))
    const since = new Date(Date.now() - 60_000).toISOString()
    await programOn(ground, 'bin/backup.ts', ground.database.url, [place, '--without-files'])
    await tellPrint(ground, 'faults', { mode: null })
    await ground.pool.query(`update graphile_worker._private_jobs set run_at = now() where key like 'submit:%'`)
    const late = await paid(ground)
    await settle(ground, [...early, ...late])

    const restored = await newDatabase(ground, 'restored_shop')
    const [name = ''] = await readdir(place)
    await programOn(ground, 'bin/restore.ts', restored, [join(place, name)])
    const port = String(await freePort(5350))
    const site = await ground.startSite({ DATABASE_URL: restored, PORT: port, SITE_URL: `http://127.0.0.1:${port}` })
    const pool = new pg.Pool({ connectionString: restored })
    const alerts = async () => (await pool.query('select 1 from alerts where not is_resolved')).rowCount ?? 0
    await until('every lost payment has an alert', async () => (await alerts()) >= ORDERS, 60_000)
    await programOn(ground, 'bin/reconcile.ts', restored, ['--since', since, '--apply'])
    const here = (await pool.query(PAID, [[...early, ...late]])).rowCount ?? 0
    const left = await alerts()
    const waiting = (await pool.query(`select 1 from orders where restored_at is not null and fulfilment = 'held'`))
      .rowCount
    await site.kill()
    await pool.end()
    // Of the site whose orders were printed: nothing may be at the print provider twice.
    const problems = await audit(ground, [...early, ...late])
    tell({
      what: `a backup is restored: ${ORDERS} orders were printed since, ${ORDERS} more made since`,
      figure: `${here} of ${2 * ORDERS} paid orders are there, ${waiting} would print by themselves, ${left} alerts left; ${told(problems)}`,
      goal: 'nothing printed or charged twice, nothing lost',
      holds: here === 2 * ORDERS && waiting === 0 && left === 0 && problems.length === 0,
    })
  },
}

/** @returns the references of orders that somebody paid. */
async function paid(ground: Ground): Promise<string[]> {
  const started: Started[] = await inParallel(Array.from({ length: ORDERS }), 5, () => startPayment(ground))
  await inParallel(started, 5, (one) => payByCard(ground, one))
  const references = started.map(({ reference }) => reference)
  await until('all are paid', async () => (await ground.pool.query(PAID, [references])).rowCount === ORDERS)
  return references
}
