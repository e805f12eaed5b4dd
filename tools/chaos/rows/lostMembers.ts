import { CARD_KEY } from '../ground.ts'
import { audit, settle, told } from '../audit.ts'
import { isSubscriber, payingMember, subscribe } from '../members.ts'
import type { Row } from '../Row.ts'
import { inParallel, until } from '../wait.ts'

const MEMBERS = 6

/** Customers of members are deleted at the card provider; then a restore forgets the memberships of others. */
export const lostMembers: Row = {
  name: 'lost-members',
  fault: 'F30',
  run: async (ground, tell) => {
    await ground.site()
    const members = await inParallel(Array.from({ length: 2 * MEMBERS }), 2, () => payingMember(ground))
    const [deleted, forgotten] = [members.slice(0, MEMBERS), members.slice(MEMBERS)]
    const of = (people: { email: string }[]) => [people.map(({ email }) => email)]

    const { rows: customers } = await ground.pool.query<{ id: string }>(
      'select card_customer_id as id from users where email = any($1)',
      of(deleted),
    )
    for (const { id } of customers) {
      const headers = { authorization: `Bearer ${CARD_KEY}` }
      await fetch(`${ground.cards.url}/v1/customers/${id}`, { method: 'DELETE', headers })
    }
    await until('their access has ended', async () => !(await Promise.all(deleted.map(isSubscriber))).includes(true))
    const again = await inParallel(deleted, 2, (person) => subscribe(ground, person))
    await until('they are members again', async () => !(await Promise.all(deleted.map(isSubscriber))).includes(false))

    await ground.pool.query(
      'delete from subscriptions where user_id in (select id from users where email = any($1))',
      of(forgotten),
    )
    await ground.pool.query(
      `update users set card_customer_id = null, customer_idempotency_key = gen_random_uuid()::text where email = any($1)`,
      of(forgotten),
    )
    const refused = await inParallel(forgotten, 2, (person) => subscribe(ground, person))
    const taken = (await Promise.all(forgotten.map(isSubscriber))).filter(Boolean).length
    await settle(ground)
    const problems = await audit(ground)
    tell({
      what: `${MEMBERS} customers are deleted at the card provider; ${MEMBERS} paid memberships are forgotten by a restore`,
      figure: `${again.filter((status) => status === 200).length} subscribe again; ${taken} memberships taken over, ${refused.filter((status) => status === 200).length} charged twice; ${told(problems)}`,
      goal: 'nobody locked out, nobody charged twice',
      holds:
        problems.length === 0 &&
        again.every((status) => status === 200) &&
        taken === MEMBERS &&
        refused.every((status) => status === 409),
    })
  },
}
