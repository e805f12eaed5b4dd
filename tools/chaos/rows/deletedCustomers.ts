import { CARD_KEY } from '../createTestbed.ts'
import { audit, waitForIdle, describeProblems } from '../audit.ts'
import { isSubscriber, payingMember, subscribe } from '../members.ts'
import type { Row } from '../Row.ts'
import { mapConcurrent, waitUntil } from '../waitUntil.ts'

const MEMBERS = 6

export const deletedCustomers: Row = {
  name: 'lost-members',
  fault: 'F30',
  run: async (testbed, report) => {
    await testbed.site()
    const members = await mapConcurrent(Array.from({ length: 2 * MEMBERS }), 2, () => payingMember(testbed))
    const [deleted, forgotten] = [members.slice(0, MEMBERS), members.slice(MEMBERS)]
    const of = (people: { email: string }[]) => [people.map(({ email }) => email)]

    const { rows: customers } = await testbed.pool.query<{ id: string }>(
      'select card_customer_id as id from users where email = any($1)',
      of(deleted),
    )
    for (const { id } of customers) {
      const headers = { authorization: `Bearer ${CARD_KEY}` }
      await fetch(`${testbed.cards.url}/v1/customers/${id}`, { method: 'DELETE', headers })
    }
    await waitUntil(
      'their access has ended',
      async () => !(await Promise.all(deleted.map(isSubscriber))).includes(true),
    )
    const again = await mapConcurrent(deleted, 2, (person) => subscribe(testbed, person))
    await waitUntil(
      'they are members again',
      async () => !(await Promise.all(deleted.map(isSubscriber))).includes(false),
    )

    await testbed.pool.query(
      'delete from subscriptions where user_id in (select id from users where email = any($1))',
      of(forgotten),
    )
    await testbed.pool.query(
      `update users set card_customer_id = null, customer_idempotency_key = gen_random_uuid()::text where email = any($1)`,
      of(forgotten),
    )
    const refused = await mapConcurrent(forgotten, 2, (person) => subscribe(testbed, person))
    const taken = (await Promise.all(forgotten.map(isSubscriber))).filter(Boolean).length
    await waitForIdle(testbed)
    const problems = await audit(testbed)
    report({
      what: `${MEMBERS} customers are deleted at the card provider; ${MEMBERS} paid memberships are lost in a restore`,
      figure: `${again.filter((status) => status === 200).length} subscribe again; ${taken} memberships taken over, ${refused.filter((status) => status === 200).length} charged twice; ${describeProblems(problems)}`,
      goal: 'no one locked out, no one charged twice',
      holds:
        problems.length === 0 &&
        again.every((status) => status === 200) &&
        taken === MEMBERS &&
        refused.every((status) => status === 409),
    })
  },
}
