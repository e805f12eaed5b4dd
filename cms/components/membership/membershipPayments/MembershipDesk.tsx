import type { UIFieldServerProps } from 'payload'
import { may } from '#contracts/platform/roles.ts'
import { refundMembershipPayment } from '#contracts/routes/membership/membershipPayments.ts'
import type { Subscription } from '../../../../payload-types.ts'
import { textIn } from '../../platform/view/textIn.ts'
import { PaymentList } from './PaymentList.tsx'

/** The payments of a membership, and the buttons that refund them. */
export function MembershipDesk({ data, user, i18n }: UIFieldServerProps) {
  const { id, subscriptionId } = data as Subscription
  if (!id || !subscriptionId) return <p>{textIn(i18n.language)('Nothing was paid: this membership didn’t begin.')}</p>
  return <PaymentList membershipId={id} mayRefund={may(user, refundMembershipPayment.access)} />
}
