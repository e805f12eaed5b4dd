import { describeMembership } from '../../features/membership/subscription/describeSubscription.ts'
import { t } from '../../lib/text.ts'
import { useVisitor } from '../../lib/visitor.ts'
import { Notice } from '../../ui/Notice.tsx'

/** For members by a gift: when a plan would begin, beside the gift. */
export function GiftNotice() {
  const { user } = useVisitor()
  return (
    <Notice title={(user && describeMembership(user)) ?? ''}>
      {t(
        'A plan begins on the day you subscribe, beside the gift. To pay for no day twice, subscribe when the gift ends: we’ll email you a week before.',
      )}
    </Notice>
  )
}
