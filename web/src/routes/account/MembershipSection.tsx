import { paths } from '#contracts/paths.ts'
import type { CurrentUser } from '#contracts/people.ts'
import { describeSubscription } from '../../features/subscription/describeSubscription.ts'
import { KeepMembership } from '../../features/subscription/KeepMembership.tsx'
import { ButtonAnchor } from '../../ui/ButtonAnchor.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { AccountSection, Actions } from './AccountSection.tsx'

export function MembershipSection({ user: { subscription, isSubscriber } }: { user: CurrentUser }) {
  const isBilled = subscription !== undefined && subscription.status !== 'complimentary'
  const isCanceled = isBilled && subscription.cancelAtPeriodEnd
  return (
    <AccountSection title="Membership" about="Premium videos and galleries, and the conversation below them.">
      <p>{subscription ? describeSubscription(subscription) : 'You don’t have a membership.'}</p>
      <Actions>
        {isSubscriber && isCanceled && <KeepMembership />}
        {!isSubscriber && !isBilled && (
          <ButtonLink to="/subscribe" $tone="act">
            Subscribe
          </ButtonLink>
        )}
        {isBilled && (
          <ButtonAnchor href={paths.billing} $tone="outline">
            Manage subscription
          </ButtonAnchor>
        )}
        {isSubscriber && isBilled && !isCanceled && (
          <ButtonAnchor href={`${paths.billing}?flow=cancel`} $tone="quiet">
            Cancel subscription
          </ButtonAnchor>
        )}
      </Actions>
    </AccountSection>
  )
}
