import { audit, settle, told } from '../audit.ts'
import { askCards } from '../askCards.ts'
import { tellCards } from '../buy.ts'
import { payingMember } from '../members.ts'
import type { Row } from '../Row.ts'
import { until } from '../wait.ts'

const MODES = ['error401', 'error403', 'error429', 'error500']

type Subscription = { customer: string; default_payment_method: string }

/**
 * A second membership of somebody is paid, in a form that nobody closed: it is ended and its money goes back, while the
 * card provider refuses refunds.
 */
export const unwantedPayments: Row = {
  name: 'unwanted-payments',
  fault: 'F27',
  run: async (ground, tell) => {
    await ground.site()
    let dropped = 0
    for (const mode of MODES) {
      const person = await payingMember(ground)
      const { rows } = await ground.pool.query<{ id: string; userId: number; key: string }>(
        `with second as (insert into subscriptions (user_id, plan, status) select id, 'annual', 'pending' from users where email = $1 returning user_id, idempotency_key)
         select s.subscription_id as id, s.user_id as "userId", second.idempotency_key as key from subscriptions s, second where s.user_id = second.user_id`,
        [person.email],
      )
      const [own] = rows
      const first = await askCards<Subscription>(ground, `subscriptions/${own?.id}`)
      const prices = await askCards<{ data: { id: string }[] }>(ground, 'prices?lookup_keys[]=membership_annual')
      await tellCards(ground, 'faults', { mode, path: 'POST /v1/refunds$', times: 3 })
      await askCards(ground, 'subscriptions', {
        customer: first.customer,
        default_payment_method: first.default_payment_method,
        'items[0][price]': prices.data[0]?.id ?? '',
        'metadata[userId]': String(own?.userId),
        'metadata[localKey]': own?.key ?? '',
      })
      const refund = `select 1 from refunds r join subscriptions s on s.id = r.subscription_id where s.user_id = $1`
      const is = (status: string) => async () =>
        (await ground.pool.query(`${refund} and r.status = $2`, [own?.userId, status])).rowCount === 1
      await until('the refund is stored', async () => (await ground.pool.query(refund, [own?.userId])).rowCount === 1)
      if (await is('failed')()) dropped += 1
      await tellCards(ground, 'faults', { mode: null })
      await until(
        'the money is back',
        async () => {
          await ground.pool.query(
            `update graphile_worker._private_jobs set run_at = now() where key like 'membership-refund:%' and locked_at is null`,
          )
          return is('succeeded')()
        },
        60_000,
      )
    }
    await settle(ground)
    const problems = await audit(ground)
    tell({
      what: `a second membership is paid while the card provider refuses refunds (${MODES.join(', ')})`,
      figure: `${dropped} given up, ${MODES.length} paid back; ${told(problems)}`,
      goal: 'each paid back once',
      holds: dropped === 0 && problems.length === 0,
    })
  },
}
