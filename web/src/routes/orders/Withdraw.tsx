import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Withdrawal } from '#contracts/withdrawals.ts'
import { type OrderAccess, orderQuery } from '../../features/orders/queries.ts'
import { WithdrawalForm } from '../../features/withdrawals/WithdrawalForm.tsx'
import { WithdrawalReceived } from '../../features/withdrawals/WithdrawalReceived.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** The second of the two steps. It needs no account; the emailed link fills in what it can. */
export function Withdraw(access: OrderAccess) {
  const { reference, linkKey } = access
  const order = useQuery({ ...orderQuery(access), enabled: reference !== '' })
  const [done, setDone] = useState<Withdrawal>()
  const { submittedAt = null, isComplete = false } = order.data?.withdrawal ?? {}
  if (done) return <WithdrawalReceived withdrawal={done} />
  if (submittedAt && isComplete && order.data)
    return (
      <WithdrawalReceived withdrawal={{ reference, email: order.data.email, submittedAt, items: order.data.lines }} />
    )
  const { firstName = '', lastName = '' } = order.data?.shippingAddress ?? {}
  return (
    <>
      <PageHeading lead="Orders to the European Economic Area and the United Kingdom can be withdrawn from until 14 days after delivery, as a whole or item by item, without a reason.">
        Withdraw from contract
      </PageHeading>
      {order.isLoading ? (
        <Skeleton $height="22rem" />
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
