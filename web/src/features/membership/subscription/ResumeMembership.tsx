import { call } from '#contracts/call.ts'
import { resumeSubscription } from '#contracts/routes/membership/subscriptions.ts'
import { Button } from '../../../ui/Button.tsx'
import { useMembershipChange } from './useMembershipChange.ts'
import { t } from '../../../lib/text.ts'

type ResumeMembershipProps = {
  /** What is charged now, for people; null when the paid period still lasts. */
  price: string | null
}

/** Ends a pause now, or takes it back before it begins. */
export function ResumeMembership({ price }: ResumeMembershipProps) {
  const { isPending, run } = useMembershipChange({
    send: () => call(resumeSubscription, { input: {} }),
    done: price
      ? { title: t('Resumed'), description: t('Your membership page shows the date of your next charge.') }
      : { title: t('Pause taken back'), description: t('Your membership continues as before.') },
    failed: t('We couldn’t resume your membership. Please try again.'),
  })
  return (
    <Button pending={isPending} onClick={run}>
      {price ? t('Resume now for {price}', { price }) : t('Don’t pause')}
    </Button>
  )
}
