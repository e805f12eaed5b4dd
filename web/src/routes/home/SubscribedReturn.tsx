import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { usePlanFacts } from '../../features/membership/subscription/planFacts.ts'
import { withTax } from '../../features/membership/subscription/withTax.ts'
import { useActivateSubscription } from '../../features/membership/subscription/queries.ts'
import { postIdOf } from '#contracts/joinTarget.ts'
import { ApiError } from '#contracts/ApiError.ts'
import { readPlan } from '../../lib/chosenPlan.ts'
import { runMutation } from '../../lib/runMutation.ts'
import { JUST_BOUGHT } from '../../lib/justBought.ts'
import { handleSessionExpired } from '../../lib/sessionExpired.ts'
import { useSiteConfig } from '../../lib/siteConfig.ts'
import { afterToast, showToast } from '../../lib/toastStore.ts'
import { currentUserQuery } from '../../lib/visitor.ts'
import { theme } from '../../theme.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { clearReturnTo, readReturnTo } from '../../lib/returnTo.ts'
import { t } from '../../lib/text.ts'

/** Time to read the first toast before the second replaces it. */
const READING_MS = 3000

function showWelcome() {
  const paid = showToast({ title: t('Payment Successful'), description: t('Welcome to the premium tier') })
  afterToast(paid, READING_MS, () =>
    showToast({
      title: t('Welcome to the Elite!'),
      description: t('Your subscription has been activated successfully!'),
    }),
  )
}

/** The server checks with the card provider before this welcomes the member. */
export function SubscribedReturn() {
  const activation = useActivateSubscription()
  const { isSuccess, isError, error: failure } = activation
  const isInactive = failure instanceof ApiError && failure.code === 'no_active_subscription'
  const isTrialRefused = failure instanceof ApiError && failure.code === 'trial_card_used'
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const returnTo = readReturnTo()
  const plan = readPlan()
  const { factsOf } = usePlanFacts()
  const addsTax = useSiteConfig().data?.addsTax

  function activate() {
    // Clears the URL immediately, so that a reload does not activate again.
    window.history.replaceState(window.history.state, '', window.location.pathname)
    runMutation(activation, undefined, {
      onSuccess: () => {
        showWelcome()
        // The post they subscribed for opens at once.
        if (returnTo === null || postIdOf(returnTo.path) === null) return
        clearReturnTo()
        void navigate(returnTo.path, { replace: true, state: JUST_BOUGHT })
      },
      onError: (error) => {
        if (handleSessionExpired(error)) return
        if (error instanceof ApiError && error.code === 'trial_card_used') {
          // Not an error: the page offers the next step. The account has no trial any more.
          void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
          return
        }
        const description = t('Failed to activate subscription. Please try again.')
        showToast({ tone: 'destructive', title: t('Error'), description })
      },
    })
  }

  // Once, on mount.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(activate, [])

  function handleContinue() {
    clearReturnTo()
    void navigate('/', { replace: true })
  }

  return (
    <Space>
      {isTrialRefused && (
        <Notice tone="info" role="alert" title={failure.body?.message}>
          {t('You haven’t been charged.')}
          <Row>
            <ButtonLink to={`/subscribe?plan=${plan}&start=now`} $size="compact" $tone="member">
              {t('Start today for {price}', { price: withTax(factsOf(plan).price, addsTax) })}
            </ButtonLink>
            <ButtonLink to="/subscribe" $size="compact" $tone="outline">
              {t('Choose a plan')}
            </ButtonLink>
          </Row>
        </Notice>
      )}
      {isError && !isTrialRefused && (
        <Notice tone="bad" role="alert" title={t('Your membership isn’t active yet')}>
          {isInactive
            ? t('If you’ve just confirmed your card, try again in a moment. Otherwise choose a plan.')
            : t('Try again in a moment. If your card was charged, your membership starts automatically.')}
          <Row>
            <Button size="compact" onClick={activate}>
              {t('Try again')}
            </Button>
            {isInactive && (
              <ButtonLink to="/subscribe" $size="compact" $tone="outline">
                {t('Choose a plan')}
              </ButtonLink>
            )}
          </Row>
        </Notice>
      )}
      {!isError && !isSuccess && <Notice role="status">{t('We’re confirming your subscription…')}</Notice>}
      {isSuccess && (
        <Notice tone="good" title={t('Your membership has begun')}>
          {t('All premium videos and galleries are open to you.')}
          <Row>
            {returnTo && (
              <ButtonLink to={returnTo.path} $size="compact" onClick={clearReturnTo}>
                {t('Continue to {title}', { title: returnTo.title })}
              </ButtonLink>
            )}
            <Button size="compact" tone="outline" onClick={handleContinue}>
              {t('Go to your feed')}
            </Button>
          </Row>
        </Notice>
      )}
    </Space>
  )
}

const Space = styled.div`
  margin-block-end: ${theme.space[5]};
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  margin-block-start: ${theme.space[3]};
`
