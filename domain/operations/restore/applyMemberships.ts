import { inTransaction } from '#database/inTransaction.ts'
import { sql } from '#database/sql.ts'
import { raiseAlert } from '#domain/platform/alerts/raiseAlert.ts'
import { lockPerson } from '#domain/people/people/locks.ts'
import type { Req } from '#domain/platform/Req.ts'
import { adoptSubscriptions } from '#domain/membership/subscriptions/adoptSubscriptions.ts'
import type { LostMembership } from './planMemberships.ts'

/** One without an account raises an alert. */
export async function applyMemberships(req: Req, lost: LostMembership[], say: (what: string) => void): Promise<void> {
  for (const { subscription, userId } of lost) {
    const { id, customerId } = subscription
    if (userId === null) await alertWithoutAccount(req, subscription.id)
    else {
      await storeCustomer(req, userId, customerId)
      await adoptSubscriptions(req, userId, customerId)
      say(`took over membership ${id} of member no. ${userId}`)
    }
  }
}

async function storeCustomer({ pool }: Req, userId: number, customerId: string): Promise<void> {
  await inTransaction(pool, async (tx) => {
    await lockPerson(tx, userId)
    await tx.query(sql`
      update users set card_customer_id = ${customerId} where id = ${userId} and card_customer_id is null`)
  })
}

const alertWithoutAccount = ({ pool }: Req, id: string): Promise<void> =>
  raiseAlert(pool, {
    about: 'members',
    key: `ownerless-membership:${id}`,
    alert: { kind: 'membership-without-account', subscription: id },
  })
