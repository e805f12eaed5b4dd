import { call } from '#contracts/call.ts'
import type { LeavingDiscount } from '#contracts/leaving.ts'
import { stayWithDiscount } from '#contracts/routes/leaving.ts'
import { Button } from '../../ui/Button.tsx'
import { useMembershipChange } from './useMembershipChange.ts'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const say = (date: string): string => day.format(new Date(date))

/** The discount for a member who canceled because it is too expensive. */
export function StayWithDiscount({ percent, price, fullPrice, payments, from, fullPriceAt }: LeavingDiscount) {
  const { isPending, run } = useMembershipChange({
    send: () => call(stayWithDiscount, { input: { price } }),
    done: {
      title: 'You’re staying',
      description: `Your next ${payments === 1 ? 'payment costs' : `${payments} payments cost`} $${price}.`,
    },
    failed: 'We couldn’t change your membership. Please try again.',
  })
  return (
    <>
      <p>
        You can stay for {percent}% less. Nothing is charged today.{' '}
        {payments === 1
          ? `Your payment on ${say(from)} costs $${price} instead of $${fullPrice}.`
          : `Your next ${payments} payments, from ${say(from)} on, cost $${price} instead of $${fullPrice} each.`}{' '}
        From {say(fullPriceAt)} on, each costs ${fullPrice} again, until you cancel. This is offered once in 12 months.
      </p>
      <div>
        <Button pending={isPending} onClick={run}>
          Stay for ${price} a month
        </Button>
      </div>
    </>
  )
}
