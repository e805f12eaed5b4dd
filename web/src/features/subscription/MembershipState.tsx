import { styled } from 'styled-components'
import { paths } from '#contracts/paths.ts'
import { useVisitor } from '../../lib/visitor.ts'
import { theme } from '../../theme.ts'
import { ButtonAnchor } from '../../ui/ButtonAnchor.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PaddedCard } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { describeSubscription } from './describeSubscription.ts'

/** Where the visitor's membership stands, and the one thing to do about it. */
export function MembershipState() {
  const { user } = useVisitor()
  if (!user?.isSubscriber) {
    return (
      <PaddedCard>
        <Title>Become a Subscriber</Title>
        <p>Premium videos and galleries, comments, early access. 7-day free trial, cancel anytime.</p>
        <ButtonLink to="/subscribe" $tone="member" $wide>
          Subscribe Now
        </ButtonLink>
      </PaddedCard>
    )
  }
  const { subscription } = user
  return (
    <PaddedCard>
      <Title>Welcome, Elite Hunter!</Title>
      <p>{subscription ? describeSubscription(subscription) : 'Your subscription is active.'}</p>
      {subscription?.status === 'past_due' && (
        <Notice tone="bad" title="The last payment did not go through.">
          <a href={`${paths.billing}?flow=card`}>Change the card</a>
        </Notice>
      )}
      <ButtonAnchor href={paths.billing} $tone="outline" $wide>
        Manage subscription
      </ButtonAnchor>
    </PaddedCard>
  )
}

const Title = styled.h2`
  font-size: ${theme.size.h4};

  ~ * {
    margin-block-start: ${theme.space[3]};
  }
`
