import { styled } from 'styled-components'
import { paths } from '#contracts/paths.ts'
import { useVisitor } from '../../lib/visitor.ts'
import { theme } from '../../theme.ts'
import { Badge } from '../../ui/Badge.tsx'
import { ButtonAnchor } from '../../ui/ButtonAnchor.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PaddedCard } from '../../ui/Card.tsx'
import { describeMembership } from './describeSubscription.ts'
import { membershipStatus } from './membershipStatus.ts'
import { useNewMemberPrices } from './useNewMemberPrices.ts'

export function MembershipState() {
  const { user } = useVisitor()
  const { trialDays } = useNewMemberPrices()
  if (!user) return null
  const status = membershipStatus(user)
  if (status === 'none') {
    return (
      <PaddedCard>
        <Title>Become a Subscriber</Title>
        <p>
          Premium videos and galleries, comments, early access.{' '}
          {trialDays > 0 ? `${trialDays}-day free trial, cancel anytime.` : 'Cancel anytime.'}
        </p>
        <ButtonLink to="/subscribe" $tone="member" $wide>
          Subscribe Now
        </ButtonLink>
      </PaddedCard>
    )
  }
  const { badge, tone, action, flow, actionTone } = STATUSES[status]
  return (
    <PaddedCard>
      <Title>Your membership {badge && <Badge $tone={tone}>{badge}</Badge>}</Title>
      <p>{describeMembership(user) ?? 'Your subscription is active.'}</p>
      {action && (
        <ButtonAnchor href={`${paths.billing}${flow}`} $tone={actionTone} $wide>
          {action}
        </ButtonAnchor>
      )}
      {status !== 'gift' && <a href={paths.billing}>Manage subscription</a>}
    </PaddedCard>
  )
}

const STATUSES = {
  active: { badge: 'Active', tone: 'good', action: null, flow: '', actionTone: 'outline' },
  trial: { badge: 'Free trial', tone: 'member', action: null, flow: '', actionTone: 'outline' },
  ending: { badge: 'Ends soon', tone: 'warn', action: 'Resume subscription', flow: '', actionTone: 'member' },
  paused: { badge: 'Paused', tone: 'warn', action: null, flow: '', actionTone: 'outline' },
  pastDue: {
    badge: 'Payment failed',
    tone: 'bad',
    action: 'Change the card',
    flow: '?flow=card',
    actionTone: 'act',
  },
  gift: { badge: 'Gift', tone: 'member', action: null, flow: '', actionTone: 'outline' },
} as const

const Title = styled.h2`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  font-size: ${theme.size.h4};

  ~ * {
    margin-block-start: ${theme.space[3]};
  }

  ~ a:last-child {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
  }
`
