import { audit, waitForIdle, describeProblems } from '../audit.ts'
import { payByCard, startPayment, configureCards } from '../buy.ts'
import type { Row } from '../Row.ts'
import { mapConcurrent, waitUntil } from '../waitUntil.ts'

const ORDERS = 4
const MODES = ['error401', 'error403', 'error429', 'error500', 'reset_after', 'timeout']

export const refusedRefunds: Row = {
  name: 'refused-refunds',
  fault: 'F27',
  run: async (testbed, report) => {
    await testbed.site()
    const all: string[] = []
    let dropped = 0
    for (const mode of MODES) {
      const started = await mapConcurrent(Array.from({ length: ORDERS }), 4, () => startPayment(testbed))
      await mapConcurrent(started, 4, (one) => payByCard(testbed, one))
      const references = started.map(({ reference }) => reference)
      await waitForIdle(testbed, references)
      await configureCards(testbed, 'faults', { mode, path: 'POST /v1/refunds$', times: ORDERS })
      const ids = await testbed.pool.query<{ id: number }>('select id from orders where reference = any($1)', [
        references,
      ])
      for (const { id } of ids.rows) {
        const { status, text } = await testbed.employee.post(`/api/admin/orders/${id}/refund`, {
          amount: '1.00',
          reason: 'A scratch',
        })
        if (status >= 300) throw new Error(`The refund answered ${status}: ${text}`)
      }
      const open = `select 1 from refunds r join orders o on o.id = r.order_id where o.reference = any($1)`
      const tried = `select 1 from graphile_worker.jobs where task_identifier = 'sendRefund' and attempts > 0`
      await waitUntil(
        'they were tried',
        async () => {
          const done = await testbed.pool.query(`${open} and r.status <> 'requested'`, [references])
          return (done.rowCount ?? 0) + ((await testbed.pool.query(tried)).rowCount ?? 0) >= ORDERS
        },
        120_000,
      )
      dropped += (await testbed.pool.query(`${open} and r.status = 'failed'`, [references])).rowCount ?? 0
      await configureCards(testbed, 'faults', { mode: null })
      await testbed.pool.query(`update graphile_worker._private_jobs set run_at = now() where key like 'refund:%'`)
      const isPaid = async () => (await testbed.pool.query(`${open} and r.status = 'succeeded'`, [references])).rowCount
      await waitUntil('all have arrived', async () => (await isPaid()) === ORDERS, 60_000)
      all.push(...references)
    }
    const problems = await audit(testbed, all)
    report({
      what: `${ORDERS} refunds each while the card provider fails (${MODES.join(', ')})`,
      figure: `${dropped} abandoned, all arrive once it is back; ${describeProblems(problems)}`,
      goal: 'each refunded once, none counted as refunded that was not',
      holds: dropped === 0 && problems.length === 0,
    })
  },
}
