import { call } from '#contracts/call.ts'
import { resumeSubscription } from '#contracts/routes/subscriptions.ts'
import { Button } from '../../ui/Button.tsx'
import { useMembershipChange } from './useMembershipChange.ts'

type ResumeMembershipProps = {
  /** What is charged now, for people; null when the paid period still lasts. */
  price: string | null
}

/** Ends a pause now, or takes it back before it begins. */
export function ResumeMembership({ price }: ResumeMembershipProps) {
  const { isPending, run } = useMembershipChange({
    send: () => call(resumeSubscription, { input: {} }),
    done: price
      ? { title: 'Resumed', description: 'Your membership page shows the date of your next charge.' }
      : { title: 'Pause taken back', description: 'Your membership continues as before.' },
    failed: 'We couldn’t resume your membership. Please try again.',
  })
  return (
    <Button pending={isPending} onClick={run}>
      {price ? `Resume now for ${price}` : 'Don’t pause'}
    </Button>
  )
}
