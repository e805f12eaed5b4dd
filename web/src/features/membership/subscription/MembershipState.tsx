import { styled } from 'styled-components'
import { paths } from '#contracts/shared/paths.ts'
import { msg } from '#contracts/shared/msg.ts'
import { isStaff } from '../../../lib/isStaff.ts'
import { useVisitor } from '../../../lib/visitor.ts'
import { theme } from '../../../theme.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { ButtonAnchor } from '../../../ui/ButtonAnchor.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { PaddedCard } from '../../../ui/Card.tsx'
import { describeMembership } from './describeSubscription.ts'
import { membershipStatus } from './membershipStatus.ts'
import { useNewMemberPrices } from './useNewMemberPrices.ts'
import { t } from '../../../lib/text.ts'

export function MembershipState() {
  const { user } = useVisitor()
  const { trialDays } = useNewMemberPrices()
  if (!user) return null
  const status = membershipStatus(user)
  if (status === 'none') {
    if (isStaff(user)) return null
    return (
      <PaddedCard>
        <Title>{t('Become a Subscriber')}</Title>
        <p>
          {t('Premium videos and galleries, comments, early access.')}{' '}
          {trialDays > 0 ? t('{trialDays}-day free trial, cancel anytime.', { trialDays }) : t('Cancel anytime.')}
        </p>
        <ButtonLink to="/subscribe" $tone="member" $wide>
          {t('Subscribe Now')}
        </ButtonLink>
      </PaddedCard>
    )
  }
  const { badge, tone } = STATUSES[status]
  return (
    <PaddedCard>
      <Title>
        {t('Your membership')} <Badge $tone={tone}>{t(badge)}</Badge>
      </Title>
      <p>{describeMembership(user) ?? t('Your subscription is active.')}</p>
      {status === 'ending' && (
        <ButtonAnchor href={paths.billing} $tone="member" $wide>
          {t('Resume subscription')}
        </ButtonAnchor>
      )}
      {status === 'pastDue' && (
        <ButtonLink to="/account" $tone="act" $wide>
          {t('Change the card')}
        </ButtonLink>
      )}
      {status !== 'gift' && <a href={paths.billing}>{t('Manage subscription')}</a>}
    </PaddedCard>
  )
}

const STATUSES = {
  active: { badge: msg('Active'), tone: 'good' },
  trial: { badge: msg('Free trial'), tone: 'member' },
  ending: { badge: msg('Ends soon'), tone: 'warn' },
  paused: { badge: msg('Paused'), tone: 'warn' },
  pastDue: { badge: msg('Payment failed'), tone: 'bad' },
  gift: { badge: msg('Gift'), tone: 'member' },
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
