import { styled } from 'styled-components'
import type { LeavingAnswer } from '#contracts/membership/leaving.ts'
import { theme } from '../../../theme.ts'
import { PauseMembership } from './PauseMembership.tsx'
import { usePlanFacts } from './planFacts.ts'
import { StayWithDiscount } from './StayWithDiscount.tsx'
import { t } from '../../../lib/text.ts'

/** One offer that fits the answer, then nothing more. */
export function LeavingOffer({ answer, accessUntil }: { answer: LeavingAnswer; accessUntil: string }) {
  const { offer, discount } = answer
  const { factsOf } = usePlanFacts()
  const { price, note } = factsOf('annual')
  return (
    <Offered role="status">
      <p>{t('Thank you for telling us. You keep access until {accessUntil}.', { accessUntil })}</p>
      {offer === 'annual' && (
        <p>
          {t(
            'The annual plan costs {price} a year, {note}. To switch, press “Keep my membership”, then “Manage subscription”.',
            { price, note },
          )}
        </p>
      )}
      {offer === 'contact' && (
        <p>{t('If you’d like an answer, write to us with the form at the bottom of this page.')}</p>
      )}
      {discount && <StayWithDiscount {...discount} />}
      {offer === 'pause' && <PauseMembership pausedFrom={accessUntil} />}
    </Offered>
  )
}

const Offered = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`
