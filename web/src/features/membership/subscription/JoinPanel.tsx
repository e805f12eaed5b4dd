import { styled } from 'styled-components'
import { paths } from '#contracts/shared/paths.ts'
import { continueAt } from '../../../lib/continueAt.ts'
import { theme } from '../../../theme.ts'
import { GoButton } from '../../../ui/GoButton.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { BenefitCards } from './BenefitCards.tsx'
import { MembershipBackground } from './MembershipBackground.tsx'
import { termsLine } from './termsLine.ts'
import { useNewMemberPrices } from './useNewMemberPrices.ts'
import { t } from '../../../lib/text.ts'
import { formatMoney } from '../../../lib/money.ts'

export function JoinPanel({ isSignedIn }: { isSignedIn: boolean }) {
  const { monthly, trialDays } = useNewMemberPrices()
  const price = formatMoney(monthly)
  return (
    <MembershipBackground id="subscription" labelledBy="join-title">
      <Columns>
        <Title id="join-title">{t('Join the Elite Hunting Community')}</Title>
        <BenefitCards />
        <Plate>
          <PriceLine>
            <span aria-hidden="true">
              {price}
              <small>{t('/month')}</small>
            </span>
            <VisuallyHidden>{t('{price} per month', { price })}</VisuallyHidden>
          </PriceLine>
          <GoButton
            to={isSignedIn ? '/subscribe' : paths.login}
            wide
            onClick={isSignedIn ? undefined : continueAt('/subscribe')}
          >
            {isSignedIn ? t('Subscribe Now') : t('Sign In & Subscribe')}
          </GoButton>
          <Terms>{termsLine(trialDays)}</Terms>
        </Plate>
      </Columns>
    </MembershipBackground>
  )
}

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[5]};

  ${theme.from.laptop} {
    grid-template-columns: 7fr 5fr;
    gap: ${theme.space[6]} ${theme.space[7]};
    align-items: center;
  }
`
const Title = styled.h2`
  max-inline-size: 18ch;
  font-size: ${theme.size.h1};
  font-weight: 800;

  ${theme.from.laptop} {
    grid-column: 1 / -1;
  }
`
const Plate = styled.div`
  position: relative;
  display: grid;
  gap: ${theme.space[4]};
  padding: ${theme.space[6]} ${theme.space[5]};
  ${theme.cleave.large}
  background: ${theme.color.surface};
  color: ${theme.color.text};
  text-align: center;

  ${theme.below.laptop} {
    grid-row: 2;
  }
`
const PriceLine = styled.p`
  font: 800 clamp(3rem, 2rem + 4vw, 4.5rem) / 1 ${theme.font.display};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;

  small {
    color: ${theme.color.muted};
    font-size: 1.25rem;
    font-weight: 500;
    letter-spacing: 0;
  }
`
const Terms = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
`
