import { styled } from 'styled-components'
import { paths } from '#contracts/paths.ts'
import { theme } from '../../theme.ts'
import { BenefitCards } from './BenefitCards.tsx'
import { MembershipGround } from './MembershipGround.tsx'

type MemberPanelProps = {
  /** Where the panel is the page, its title is the page's. */
  level?: 'h1' | 'h2'
}

export function MemberPanel({ level = 'h2' }: MemberPanelProps) {
  return (
    <MembershipGround id="subscription" labelledBy="member-title">
      <Title as={level} id="member-title">
        Welcome, Elite Hunter!
      </Title>
      <BenefitCards checked />
      <Note>
        Your subscription is active and renews automatically. <a href={paths.billing}>Manage subscription</a>
      </Note>
    </MembershipGround>
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
