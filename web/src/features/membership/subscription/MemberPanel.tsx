import { Check } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { paths } from '#contracts/shared/paths.ts'
import { useVisitor } from '../../../lib/visitor.ts'
import { theme } from '../../../theme.ts'
import { BenefitCards } from './BenefitCards.tsx'
import { describeMembership } from './describeSubscription.ts'
import { membershipStatus } from './membershipStatus.ts'
import { MembershipBackground } from './MembershipBackground.tsx'
import { t } from '../../../lib/text.ts'

type MemberPanelProps = {
  /** `h1` when the panel is the whole page. */
  level?: 'h1' | 'h2'
}

export function MemberPanel({ level = 'h2' }: MemberPanelProps) {
  const { user } = useVisitor()
  const status = user && membershipStatus(user)
  const renews = status === 'active' || status === 'trial'
  return (
    <MembershipBackground look={level === 'h1' ? 'page' : 'panel'} id="subscription" labelledBy="member-title">
      <Title as={level} id="member-title">
        {t('Welcome, Elite Hunter!')}
      </Title>
      <BenefitCards mark={<Check size={20} strokeWidth={2.5} aria-label={t('Included')} />} />
      <Note>
        {renews && `${t('Your subscription is active and renews automatically.')} `}
        {!renews && status !== 'none' && user?.subscription && `${describeMembership(user)} `}
        {status !== 'gift' && <a href={paths.billing}>{t('Manage subscription')}</a>}
        {status === 'gift' && level === 'h2' && <Link to="/subscribe">{t('Subscribe')}</Link>}
      </Note>
    </MembershipBackground>
  )
}

const Title = styled.h2`
  margin-block-end: ${theme.space[5]};
  font-size: ${theme.size.h1};
  font-weight: 800;
`
const Note = styled.p`
  margin-block-start: ${theme.space[5]};
  color: ${theme.fixed.chalkMuted};

  a {
    color: ${theme.fixed.chalk};
  }
`
