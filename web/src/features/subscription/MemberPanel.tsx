import { styled } from 'styled-components'
import { paths } from '#contracts/paths.ts'
import { theme } from '../../theme.ts'
import { BenefitCards } from './BenefitCards.tsx'
import { MembershipGround } from './MembershipGround.tsx'

export function MemberPanel() {
  return (
    <MembershipGround id="subscription" labelledBy="member-title">
      <Title id="member-title">Welcome, Elite Hunter!</Title>
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
