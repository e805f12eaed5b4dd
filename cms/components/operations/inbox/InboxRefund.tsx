import type { Payload, TypedUser, UIFieldServerProps } from 'payload'
import { ClaimDesk } from '../../shop/claims/ClaimDesk.tsx'
import { PaymentList } from '../../membership/membershipPayments/PaymentList.tsx'
import { OrderDecisions } from '../../shop/orders/OrderDecisions.tsx'
import { OrderRefunds } from '../../shop/orders/OrderRefunds.tsx'
import { OrderSums } from '../../shop/orders/OrderSums.tsx'
import { readOrderFacts } from '../../shop/orders/readOrderFacts.ts'
import { WithdrawalDesk } from '../../shop/withdrawals/WithdrawalDesk.tsx'
import { textIn } from '../../platform/view/textIn.ts'
import type { RefundableKind } from './refundAccess.ts'

type InboxRefundProps = Pick<UIFieldServerProps, 'i18n'> & {
  kind: RefundableKind
  id: number
  payload: Payload
  user: TypedUser
}

/** The refund of an item of the inbox: the same forms and facts as on the page of the order, claim, withdrawal or membership. */
export async function InboxRefund({ kind, id, payload, user, i18n }: InboxRefundProps) {
  const of = { id, depth: 0, user, overrideAccess: false } as const
  const { language } = i18n
  switch (kind) {
    case 'order': {
      const order = await payload.findByID({ collection: 'orders', ...of })
      const facts = await readOrderFacts(payload, user, order)
      return (
        <section className="order-desk" aria-label={textIn(language)('The order')}>
          <OrderDecisions order={order} facts={facts} user={user} language={language} only={['refund', 'cancel']} />
          <OrderSums order={order} lines={facts.lines} ownCents={facts.ownCents} language={language} />
          <OrderRefunds refunds={facts.refunds} language={language} />
        </section>
      )
    }
    case 'claim':
      return (
        <ClaimDesk
          data={await payload.findByID({ collection: 'claims', ...of })}
          payload={payload}
          user={user}
          i18n={i18n}
          opened="refund"
        />
      )
    case 'withdrawal':
      return (
        <WithdrawalDesk
          data={await payload.findByID({ collection: 'withdrawals', ...of })}
          payload={payload}
          user={user}
          i18n={i18n}
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
