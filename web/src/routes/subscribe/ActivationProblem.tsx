import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ApiError } from '#contracts/platform/ApiError.ts'
import { usePlanFacts } from '../../features/membership/subscription/planFacts.ts'
import { withTax } from '../../features/membership/subscription/withTax.ts'
import { readPlan } from '../../lib/chosenPlan.ts'
import { useSiteConfig } from '../../lib/siteConfig.ts'
import { t } from '../../lib/text.ts'
import { theme } from '../../theme.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

type ActivationProblemProps = {
  failure: Error
  onRetry: () => void
  /** Leads to paying today, without the trial that the card has had. */
  startToday: (label: string) => ReactNode
  choosePlan: ReactNode
}

/** Why a membership isn’t active after the card form, and what to do. */
export function ActivationProblem({ failure, onRetry, startToday, choosePlan }: ActivationProblemProps) {
  const { factsOf } = usePlanFacts()
  const addsTax = useSiteConfig().data?.addsTax
  const { code, body } = failure instanceof ApiError ? failure : {}
  if (code === 'trial_card_used') {
    const price = withTax(factsOf(readPlan()).price, addsTax)
    return (
      <Notice tone="info" role="alert" title={body?.message}>
        {t('You haven’t been charged.')}
        <Actions>
          {startToday(t('Start today for {price}', { price }))}
          {choosePlan}
        </Actions>
      </Notice>
    )
  }
  const isInactive = code === 'no_active_subscription'
  return (
    <Notice tone="bad" role="alert" title={t('Your membership isn’t active yet')}>
      {isInactive
        ? t('If you’ve just confirmed your card, try again in a moment. Otherwise choose a plan.')
        : t('Try again in a moment. If your card was charged, your membership starts automatically.')}
      <Actions>
        <Button size="compact" onClick={onRetry}>
          {t('Try again')}
        </Button>
        {isInactive && choosePlan}
      </Actions>
    </Notice>
  )
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  margin-block-start: ${theme.space[3]};
`
