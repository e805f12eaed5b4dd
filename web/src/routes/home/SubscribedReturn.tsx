import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { FirstFilms } from '../../features/content/posts/FirstFilms.tsx'
import { useActivateSubscription } from '../../features/membership/subscription/queries.ts'
import { postIdOf } from '#contracts/people/joinTarget.ts'
import { ApiError } from '#contracts/platform/ApiError.ts'
import { readPlan } from '../../lib/chosenPlan.ts'
import { runMutation } from '../../lib/runMutation.ts'
import { JUST_BOUGHT } from '../../lib/justBought.ts'
import { handleSessionExpired } from '../../lib/sessionExpired.ts'
import { showToast } from '../../lib/toastStore.ts'
import { currentUserQuery, useVisitor } from '../../lib/visitor.ts'
import { theme } from '../../theme.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { ActivationProblem } from '../subscribe/ActivationProblem.tsx'
import { showWelcome } from '../subscribe/showWelcome.ts'
import { WelcomeChoices } from '../welcome/WelcomeChoices.tsx'
import { clearReturnTo, readReturnTo } from '../../lib/returnTo.ts'
import { t } from '../../lib/text.ts'

/** The server checks with the card provider before this welcomes the member. */
export function SubscribedReturn() {
  const activation = useActivateSubscription()
  const { isSuccess, isError, error: failure } = activation
  const { user } = useVisitor()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [returnTo] = useState(readReturnTo)
  // The post they subscribed for opens at once.
  const opensPost = returnTo !== null && postIdOf(returnTo.path) !== null
  const isWelcome = isSuccess && !opensPost

  function activate() {
    // Clears the URL immediately, so that a reload does not activate again.
    window.history.replaceState(window.history.state, '', window.location.pathname)
    runMutation(activation, undefined, {
      onSuccess: () => {
        showWelcome()
        if (!opensPost) return
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

  const welcome = [t('Welcome'), user?.firstName].filter(Boolean).join(', ')
  return (
    <Space>
      {/* Once it has begun, the focus moves here from the status that is gone. */}
      <PageHeading focused={isWelcome} key={String(isWelcome)}>
        {isWelcome ? welcome : t('Your membership')}
      </PageHeading>
      {isError && (
        <ActivationProblem
          failure={failure}
          onRetry={activate}
          startToday={(label) => (
            <ButtonLink to={`/subscribe?plan=${readPlan()}&start=now`} $size="compact" $tone="member">
              {label}
            </ButtonLink>
          )}
          choosePlan={
            <ButtonLink to="/subscribe" $size="compact" $tone="outline">
              {t('Choose a plan')}
            </ButtonLink>
          }
        />
      )}
      {!isError && !isWelcome && <Notice role="status">{t('We’re confirming your subscription…')}</Notice>}
      {isWelcome && (
        <>
          <Row>
            {returnTo && (
              <ButtonLink to={returnTo.path} onClick={clearReturnTo}>
                {t('Continue to {title}', { title: returnTo.title })}
              </ButtonLink>
            )}
            <Button tone="outline" onClick={handleContinue}>
              {t('Go to your feed')}
            </Button>
          </Row>
          <FirstFilms />
          <WelcomeChoices />
        </>
      )}
    </Space>
  )
}

const Space = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};

  h1 {
    font-size: ${theme.size.h2};
  }

  > :first-child {
    margin: 0;
  }
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`
