import { type MouseEvent, useEffect, useState } from 'react'
import { paths } from '#contracts/shared/paths.ts'
import type { CurrentUser, SubscriptionSummary } from '#contracts/people/people.ts'
import { ChangePlan } from '../../features/membership/subscription/ChangePlan.tsx'
import { describeReductions } from '../../features/membership/subscription/describeReductions.ts'
import { describeMembership } from '../../features/membership/subscription/describeSubscription.ts'
import { KeepMembership } from '../../features/membership/subscription/KeepMembership.tsx'
import { LeavingQuestion } from '../../features/membership/subscription/LeavingQuestion.tsx'
import { PauseMembership } from '../../features/membership/subscription/PauseMembership.tsx'
import { PlanMonthly } from '../../features/membership/subscription/PlanMonthly.tsx'
import { ownPrice } from '../../features/membership/subscription/planFacts.ts'
import { ResumeMembership } from '../../features/membership/subscription/ResumeMembership.tsx'
import { withTax } from '../../features/membership/subscription/withTax.ts'
import { leaveTo } from '../../lib/leaveTo.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { ButtonAnchor } from '../../ui/ButtonAnchor.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { AccountSection, Actions } from './AccountSection.tsx'
import { t } from '../../lib/text.ts'
import { dateFormat } from '../../lib/dateFormat.ts'

const day = dateFormat({ dateStyle: 'long' })

const CancelMembership = lazyPart(
  async () => (await import('../../features/membership/subscription/CancelMembership.tsx')).CancelMembership,
  { Missing: LeaveForBilling },
)

function LeaveForBilling() {
  useEffect(() => leaveTo(`${paths.billing}?flow=cancel`), [])
  return null
}

export function MembershipSection({ user }: { user: CurrentUser }) {
  const { subscription, isSubscriber } = user
  const reductions = subscription && describeReductions(subscription)
  const [isAsking, setAsking] = useState(false)
  const isBilled = subscription !== undefined && subscription.status !== 'complimentary'
  const isCanceled = isBilled && subscription.cancelAtPeriodEnd
  const isPaused = isBilled && subscription.isPaused === true && !isCanceled
  // A pause that was set at the card provider has no date, and only an employee can end it.
  const canResume = isPaused && subscription.pausedUntil !== undefined
  const isSuspended = isBilled && subscription.suspendedFor !== undefined && subscription.status !== 'canceled'
  const canKeep = isCanceled && (isSubscriber || subscription.status === 'paused')

  /** Without scripts, or where the question can’t be loaded, the link leads to the card provider. */
  function askFirst(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setAsking(true)
  }

  return (
    <AccountSection title={t('Membership')} about={t('Premium videos and galleries, and the conversation below them.')}>
      <p>{describeMembership(user) ?? t('You don’t have a membership.')}</p>
      {reductions && <p>{reductions}</p>}
      {subscription?.isTaxed && !isCanceled && (
        <p>{t('Tax is added to the price of your membership, at the rates where you live.')}</p>
      )}
      {isSuspended && <Notice title={t('Your access is paused')}>{whatToDo(subscription)}</Notice>}
      {isSubscriber && isCanceled && user.giftUntil && (
        <Notice title={t('You have a gift membership, too')}>
          {t(
            'It lasts until {day}. If you keep your subscription, it renews on its next date and you pay beside the gift. To pay for no day twice, let it end and subscribe when the gift ends: we’ll email you a week before.',
            { day: day.format(new Date(user.giftUntil)) },
          )}
        </Notice>
      )}
      <Actions>
        {canKeep && <KeepMembership />}
        {canResume && <ResumeMembership price={subscription.status === 'paused' ? priceOf(subscription) : null} />}
        {!isBilled && (
          <ButtonLink to="/subscribe" $tone={isSubscriber ? 'outline' : 'act'}>
            {t('Subscribe')}
          </ButtonLink>
        )}
        {!isBilled && (
          <ButtonLink to="/gift-memberships/redeem" $tone="quiet">
            {t('Redeem a gift')}
          </ButtonLink>
        )}
        {isBilled && (
          <ButtonAnchor href={paths.billing} $tone="outline">
            {t('Manage subscription')}
          </ButtonAnchor>
        )}
        {(isSubscriber || isPaused || isSuspended) && isBilled && !isCanceled && (
          <ButtonAnchor href={`${paths.billing}?flow=cancel`} $tone="quiet" onClick={askFirst}>
            {t('Cancel subscription')}
          </ButtonAnchor>
        )}
      </Actions>
      {isAsking && (
        <CancelMembership
          accessUntil={
            isSubscriber && subscription?.currentPeriodEnd ? day.format(new Date(subscription.currentPeriodEnd)) : null
          }
          canPause={subscription?.canPause === true}
          onClose={() => setAsking(false)}
        />
      )}
      {isSubscriber && isCanceled && subscription.currentPeriodEnd && (
        <LeavingQuestion accessUntil={day.format(new Date(subscription.currentPeriodEnd))} />
      )}
      {!isCanceled && subscription?.canPause && subscription.currentPeriodEnd && (
        <PauseMembership pausedFrom={day.format(new Date(subscription.currentPeriodEnd))} />
      )}
      {subscription?.status === 'active' && subscription.plan && !isCanceled && !isPaused && (
        <>
          {!subscription.plannedMonthly && (
            <ChangePlan key={subscription.plan} plan={subscription.plan === 'annual' ? 'monthly' : 'annual'} />
          )}
          {subscription.plan === 'annual' && subscription.currentPeriodEnd && (
            <PlanMonthly
              key={subscription.plannedMonthly?.from}
              yearEnd={subscription.currentPeriodEnd}
              planned={subscription.plannedMonthly}
              isTaxed={subscription.isTaxed === true}
            />
          )}
        </>
      )}
      {isSubscriber && subscription?.pauseRefusal && !isPaused && !isCanceled && <p>{t(subscription.pauseRefusal)}</p>}
    </AccountSection>
  )
}

function whatToDo({ suspendedFor, cancelAtPeriodEnd, currentPeriodEnd }: SubscriptionSummary): string {
  if (suspendedFor === 'dispute')
    return t(
      'Your bank is reviewing a disputed payment. Access resumes when that is settled. Ask your bank, or write to us.',
    )
  const end = currentPeriodEnd ? day.format(new Date(currentPeriodEnd)) : ''
  return cancelAtPeriodEnd
    ? t('Your last payment was refunded. Your membership ends on {end}, and you can subscribe again then.', { end })
    : t(
        'Your last payment was refunded. Access resumes with the next payment, on {end}. If you don’t want that, cancel below and you won’t be charged. If you want access sooner, write to us.',
        { end },
      )
}

function priceOf({ plan, price: full, resumePrice, isTaxed }: SubscriptionSummary): string {
  return withTax(ownPrice(plan ?? 'monthly', resumePrice ?? full ?? '0'), isTaxed)
}
