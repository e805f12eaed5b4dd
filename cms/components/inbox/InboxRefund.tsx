import type { Payload, TypedUser } from 'payload'
import { ClaimDesk } from '../claims/ClaimDesk.tsx'
import { PaymentList } from '../membershipPayments/PaymentList.tsx'
import { OrderDecisions } from '../orders/OrderDecisions.tsx'
import { OrderRefunds } from '../orders/OrderRefunds.tsx'
import { OrderSums } from '../orders/OrderSums.tsx'
import { readOrderFacts } from '../orders/readOrderFacts.ts'
import { WithdrawalDesk } from '../withdrawals/WithdrawalDesk.tsx'
import type { Translate } from '../view/textIn.ts'
import type { RefundableKind } from './refundAccess.ts'

type InboxRefundProps = { kind: RefundableKind; id: number; payload: Payload; user: TypedUser; t: Translate }

/** The refund of an item of the inbox: the same forms and facts as on the page of the order, claim, withdrawal or membership. */
export async function InboxRefund({ kind, id, payload, user, t }: InboxRefundProps) {
  const of = { id, depth: 0, user, overrideAccess: false } as const
  switch (kind) {
    case 'order': {
      const order = await payload.findByID({ collection: 'orders', ...of })
      const facts = await readOrderFacts(payload, user, order)
      return (
        <section className="order-desk" aria-label={t('The order')}>
          <OrderDecisions order={order} facts={facts} user={user} only={['refund', 'cancel']} />
          <OrderSums order={order} lines={facts.lines} ownCents={facts.ownCents} />
          <OrderRefunds refunds={facts.refunds} />
        </section>
      )
    }
    case 'claim':
      return (
        <ClaimDesk
          data={await payload.findByID({ collection: 'claims', ...of })}
          payload={payload}
          user={user}
          opened="refund"
        />
      )
    case 'withdrawal':
      return (
        <WithdrawalDesk
          data={await payload.findByID({ collection: 'withdrawals', ...of })}
          payload={payload}
          user={user}
        />
      )
    case 'payment': {
      const found = await payload.find({
        collection: 'subscriptions',
        where: { user: { equals: id } },
        limit: 1,
        depth: 0,
        user,
        overrideAccess: false,
      })
      return found.docs.map((membership) => <PaymentList key={membership.id} membershipId={membership.id} mayRefund />)
    }
  }
}
