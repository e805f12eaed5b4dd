import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { GiftWithdrawal } from '#contracts/membership/giftWithdrawals.ts'
import type { MembershipWithdrawal } from '#contracts/membership/membershipWithdrawals.ts'
import type { Withdrawal } from '#contracts/shop/withdrawals.ts'
import { msg } from '#contracts/shared/msg.ts'
import { type OrderAccess, orderQuery } from '../../features/shop/orders/queries.ts'
import { GiftWithdrawalForm } from '../../features/shop/withdrawals/GiftWithdrawalForm.tsx'
import { GiftWithdrawn } from '../../features/shop/withdrawals/GiftWithdrawn.tsx'
import { MembershipWithdrawalForm } from '../../features/shop/withdrawals/MembershipWithdrawalForm.tsx'
import { MembershipWithdrawn } from '../../features/shop/withdrawals/MembershipWithdrawn.tsx'
import { WithdrawalForm } from '../../features/shop/withdrawals/WithdrawalForm.tsx'
import { WithdrawalReceived } from '../../features/shop/withdrawals/WithdrawalReceived.tsx'
import { useVisitor } from '../../lib/visitor.ts'
import { theme } from '../../theme.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { SegmentedRadios } from '../../ui/SegmentedRadios.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { t } from '../../lib/text.ts'

type WithdrawProps = OrderAccess & {
  /** The membership's reference in an emailed link; null for an order. */
  membership: string | null
  /** The number of the purchase in a gift's receipt. */
  gift: string | null
}

/** The second of the two steps. It needs no account; the emailed link fills in what it can. */
export function Withdraw({ membership, gift, ...access }: WithdrawProps) {
  const { reference, linkKey } = access
  const order = useQuery({ ...orderQuery(access), enabled: reference !== '' })
  const { isLoading } = useVisitor()
  const [what, setWhat] = useState<Contract>(gift !== null ? 'gift' : membership !== null ? 'membership' : 'order')
  const [done, setDone] = useState<Withdrawal>()
  const [returned, setReturned] = useState<GiftWithdrawal>()
  const [ended, setEnded] = useState<MembershipWithdrawal>()
  const { submittedAt = null, isComplete = false } = order.data?.withdrawal ?? {}
  if (returned) return <GiftWithdrawn withdrawal={returned} />
  if (ended) return <MembershipWithdrawn withdrawal={ended} />
  if (done) return <WithdrawalReceived withdrawal={done} />
  if (submittedAt && isComplete && order.data)
    return (
      <WithdrawalReceived withdrawal={{ reference, email: order.data.email, submittedAt, items: order.data.lines }} />
    )
  const { firstName = '', lastName = '' } = order.data?.shippingAddress ?? {}
  return (
    <>
      <PageHeading lead={t(LEADS[what])}>{t('Withdraw from contract')}</PageHeading>
      {reference === '' && (
        <Choice>
          <SegmentedRadios legend={t('Which contract?')} options={CONTRACTS} value={what} onChange={setWhat} />
        </Choice>
      )}
      {order.isLoading || isLoading ? (
        <Skeleton $height="22rem" />
      ) : what === 'gift' ? (
        <GiftWithdrawalForm reference={gift ?? ''} onDone={setReturned} />
      ) : what === 'membership' ? (
        <MembershipWithdrawalForm reference={membership ?? ''} onDone={setEnded} />
      ) : (
        <WithdrawalForm
          start={{ reference, name: `${firstName} ${lastName}`.trim(), email: order.data?.email ?? '' }}
          linkKey={linkKey}
          onDone={setDone}
        />
      )}
    </>
  )
}

const Choice = styled.div`
  margin-block-end: ${theme.space[4]};
`

type Contract = 'order' | 'membership' | 'gift'

const CONTRACTS = [
  { value: 'order', label: msg('An order') },
  { value: 'membership', label: msg('A membership') },
  { value: 'gift', label: msg('A gift') },
] as const

const LEADS: Record<Contract, string> = {
  order: msg(
    'Orders to the European Economic Area and the United Kingdom can be withdrawn from until 14 days after delivery, as a whole or item by item, without a reason.',
  ),
  membership: msg(
    'Members in the European Economic Area and the United Kingdom can withdraw within 14 days after subscribing, without a reason. The membership ends at once.',
  ),
  gift: msg(
    'You can withdraw within 14 days after buying a gift card or a gift membership, without a reason. We refund what wasn’t spent, or a membership that wasn’t redeemed.',
  ),
}
