import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { css, styled } from 'styled-components'
import { hasWithdrawal } from '#contracts/shop/markets.ts'
import type { CreateSubscriptionAnswer, Plan } from '#contracts/people/people.ts'
import { centsOf, centsToAmount } from '#contracts/shared/money.ts'
import { taxPlaceOf, taxPlaceProblems } from '#contracts/membership/taxPlace.ts'
import { useOffer } from '../../features/membership/membershipOffers/useOffer.ts'
import { PlanChoice } from '../../features/membership/subscription/PlanChoice.tsx'
import { ownPrice, usePlanFacts } from '../../features/membership/subscription/planFacts.ts'
import {
  asksToStart,
  type Residence,
  residenceInput,
  type ResidenceProblems,
  residenceProblems,
  UNKNOWN_RESIDENCE,
} from '../../features/membership/subscription/residence.ts'
import { PlanTerms } from '../../features/membership/subscription/PlanTerms.tsx'
import { type ShownTax, useMembershipTax } from '../../features/membership/subscription/useMembershipTax.ts'
import { useNewMemberPrices } from '../../features/membership/subscription/useNewMemberPrices.ts'
import { termsLine } from '../../features/membership/subscription/termsLine.ts'
import { storePlan } from '../../lib/chosenPlan.ts'
import { useSiteConfig } from '../../lib/siteConfig.ts'
import { useVisitor } from '../../lib/visitor.ts'
import { theme } from '../../theme.ts'
import { Button } from '../../ui/Button.tsx'
import { PaddedCard } from '../../ui/Card.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TermsLine } from '../../ui/TermsLine.tsx'
import { pagePath, t } from '../../lib/text.ts'
import { useStartSubscription } from './useStartSubscription.ts'

const SubscribeReasons = lazyPart(async () => (await import('./SubscribeReasons.tsx')).SubscribeReasons)

const PaymentForm = lazyPart(async () => (await import('../../features/shop/payment/PaymentForm.tsx')).PaymentForm, {
  fallback: <Skeleton $height="320px" />,
})

const OfferCode = lazyPart(
  async () => (await import('../../features/membership/membershipOffers/OfferCode.tsx')).OfferCode,
)

const ResidenceFields = lazyPart(
  async () => (await import('../../features/membership/subscription/ResidenceFields.tsx')).ResidenceFields,
  { fallback: <Skeleton $height="5rem" /> },
)

const TaxSummary = lazyPart(
  async () => (await import('../../features/membership/subscription/TaxSummary.tsx')).TaxSummary,
  {
    fallback: <Skeleton $height="5rem" />,
  },
)

const MarketNotice = lazyPart(async () => (await import('../../features/shop/markets/MarketNotice.tsx')).MarketNotice, {
  fallback: <Skeleton $height="6rem" />,
})

type SubscribeFlowProps = {
  /** In the sheet over a page: in one column, without reasons, and paying doesn’t leave the page. */
  sheet?: {
    plan: Plan | null
    startsNow: boolean
    onPaying: (isPaying: boolean) => void
    onPaid: () => void
  }
}

export function SubscribeFlow({ sheet }: SubscribeFlowProps) {
  const [parameters] = useSearchParams()
  const [chosen, setChosen] = useState<Plan | null>(
    sheet?.plan ?? (parameters.get('plan') === 'annual' ? 'annual' : null),
  )
  const [residence, setResidence] = useState<Residence>(UNKNOWN_RESIDENCE)
  const [problems, setProblems] = useState<ResidenceProblems>({})
  const { user } = useVisitor()
  const { data: config } = useSiteConfig()
  const countries = config?.shipping.countries ?? []
  const addsTax = config?.addsTax === true
  const asked = { countries, addsTax }
  const { form, failure, isStarting, start, forgetFailure, changePlan } = useStartSubscription({ addsTax })
  const asksResidence = addsTax || countries.some(hasWithdrawal)
  const summary = useRef<HTMLElement>(null)
  const formTitle = useRef<HTMLHeadingElement>(null)
  const { factsOf, trialDays } = usePlanFacts()
  const prices = useNewMemberPrices()
  const offer = useOffer()
  // An offer for one plan chooses it, until the visitor does.
  const [onlyPlan, ...others] = offer.found?.plans ?? []
  const plan = chosen ?? (onlyPlan && others.length === 0 ? onlyPlan.plan : 'monthly')
  const { name, per } = factsOf(plan)
  const reduced = offer.found?.plans.find((one) => one.plan === plan)
  const isReduced = reduced !== undefined || form?.credit !== undefined
  const offerCode = reduced && offer.code ? { offer: offer.code } : {}
  const { country } = residence
  const isPlaceKnown = addsTax && Object.keys(taxPlaceProblems(residence)).length === 0
  const taxed = useMembershipTax(isPlaceKnown ? { plan, ...taxPlaceOf(residence), ...offerCode } : null)
  const tax = form ? taxOf(form) : taxed.tax
  const offeredCents = reduced ? centsOf(reduced.offerPrice) : prices[plan]
  // A credit pays a part of what is charged.
  const firstCents = form && !form.credit ? centsOf(form.firstCharge) - (tax?.firstCents ?? 0) : offeredCents
  const totalCents = firstCents + (tax?.firstCents ?? 0)
  const price = ownPrice(plan, centsToAmount(firstCents))
  const shownPrice = ownPrice(plan, form?.firstCharge ?? centsToAmount(totalCents))
  const hasTrial = form ? form.trialDays > 0 : user?.trialAvailable === true && !reduced
  const shownTrialDays = hasTrial ? (form?.trialDays ?? trialDays) : 0
  const action = hasTrial ? t('Start free trial') : t('Subscribe {name}, {shownPrice}', { name, shownPrice })

  const isInSheet = sheet !== undefined

  // The button that was pressed is gone.
  const hadForm = useRef(false)
  useEffect(() => {
    if (form || hadForm.current) formTitle.current?.focus()
    hadForm.current = form !== undefined
  }, [form])

  const startsNow = useRef(sheet?.startsNow ?? parameters.get('start') === 'now')
  function handleSubscribe() {
    forgetFailure()
    const found = asksResidence ? residenceProblems(residence, asked) : {}
    setProblems(found)
    const [first] = Object.keys(found)
    if (first) {
      summary.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
      return
    }
    storePlan(plan)
    start({
      plan,
      ...(asksResidence && residenceInput(residence, asked)),
      ...(addsTax && { tax: taxed.amount, total: centsToAmount(totalCents) }),
      ...offerCode,
    })
  }

  // After a rejected trial, the visitor has already agreed to pay.
  useEffect(() => {
    if (!startsNow.current || !config || asksResidence) return
    startsNow.current = false
    handleSubscribe()
  })

  return (
    <Columns $isInSheet={isInSheet}>
      {/* In the narrow sheet, the card form takes its place. */}
      {!(isInSheet && form) && (
        <PlanChoice
          value={plan}
          disabled={Boolean(form) || isStarting}
          reduced={offer.found?.plans}
          onChange={setChosen}
        />
      )}
      <Summary as="section" $isInSheet={isInSheet} ref={summary} aria-labelledby="plan-summary">
        <Chosen>
          <h2 id="plan-summary" ref={formTitle} tabIndex={-1}>
            {form ? t('Payment details') : t('Your plan')}
          </h2>
          <p role="status">
            <strong>{name}</strong>,{' '}
            {isReduced
              ? t('{shownPrice} today', { shownPrice })
              : per === 'year'
                ? t('{price} per year', { price })
                : t('{price} per month', { price })}
          </p>
        </Chosen>
        <PlanTerms plan={plan} form={form} hasTrial={hasTrial} reduced={reduced} firstCents={firstCents} tax={tax} />
        {addsTax && !tax && <p>{t('Tax is added, depending on where you live.')}</p>}
        {offer.isOpen && <OfferCode offer={offer} isLocked={Boolean(form) || isStarting} />}
        {offer.found && !reduced && (
          <p>
            {plan === 'annual'
              ? t('This offer isn’t for the annual plan, which costs its full price.')
              : t('This offer isn’t for the monthly plan, which costs its full price.')}
          </p>
        )}
        {reduced && user?.trialAvailable && <p>{t('The offer takes the place of the free trial: you pay today.')}</p>}
        {asksResidence && !form && (
          <ResidenceFields
            value={residence}
            asked={asked}
            problems={problems}
            taxed={taxed}
            onChange={(next) => {
              setResidence(next)
              setProblems({})
            }}
          />
        )}
        {tax && <TaxSummary priceCents={firstCents} taxCents={tax.firstCents} isAfterTrial={hasTrial} />}
        {asksResidence && asksToStart(country, asked) && <MarketNotice country={country} contract="membership" />}
        {failure && (
          <Notice tone="bad" role="alert">
            {failure}
          </Notice>
        )}
        {form && config ? (
          <>
            <PaymentForm
              payments={config.payments}
              clientSecret={form.clientSecret}
              returnUrl={window.location.origin + pagePath('/?subscribed=true')}
              submitLabel={action}
              pendingLabel={t('Processing Payment...')}
              {...(sheet && { onPaying: sheet.onPaying, onPaid: sheet.onPaid })}
            />
            <Button tone="quiet" size="compact" onClick={changePlan}>
              {t('Change plan')}
            </Button>
          </>
        ) : (
          <Button
            tone="member"
            wide
            onClick={handleSubscribe}
            pending={isStarting}
            disabled={offer.isLoading || taxed.isLoading || taxed.error !== null}
          >
            {action}
          </Button>
        )}
        <TermsLine action={action} renews />
        {!offer.isOpen && !form && (
          <Button tone="quiet" size="compact" onClick={offer.open}>
            {t('Have a code?')}
          </Button>
        )}
        <Terms>{termsLine(shownTrialDays)}</Terms>
      </Summary>
      {!sheet && <SubscribeReasons trialDays={shownTrialDays} price={shownPrice} />}
    </Columns>
  )
}

const taxOf = ({ tax, renewalTax }: CreateSubscriptionAnswer): ShownTax | null =>
  tax && renewalTax ? { firstCents: centsOf(tax), renewalCents: centsOf(renewalTax) } : null

const beside = css`
  ${theme.from.laptop} {
    grid-template-columns: minmax(0, 7fr) minmax(22rem, 5fr);
    grid-template-rows: auto 1fr;
    gap: ${theme.space[7]};
  }
`
const Columns = styled.div<{ $isInSheet: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  align-items: start;
  ${({ $isInSheet }) => !$isInSheet && beside}
`
const small = css`
  h2 {
    font-size: ${theme.size.h4};
  }

  p {
    font-size: ${theme.size.sm};
    line-height: 1.45;
  }
`
const plain = css`
  ${small}
  gap: ${theme.space[3]};
  padding: 0;
  border: 0;
  background: none;
`
const ownColumn = css`
  ${theme.from.laptop} {
    position: sticky;
    inset-block-start: 5.5rem;
    grid-row: 1 / span 2;
    grid-column: 2;
  }
`
const Summary = styled(PaddedCard)<{ $isInSheet: boolean }>`
  display: grid;
  gap: ${theme.space[3]};

  h2 {
    font-size: ${theme.size.h3};
  }

  /* On a phone the button is on the first screen, also with the film that was wanted above the plans. */
  ${theme.below.tablet} {
    ${small}
  }

  ${theme.from.tablet} {
    gap: ${theme.space[4]};
  }

  ${({ $isInSheet }) => ($isInSheet ? plain : ownColumn)}
`
const Chosen = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[3]};
  align-items: baseline;

  ${theme.from.tablet} {
    display: grid;
    gap: ${theme.space[4]};
  }
`
const Terms = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
  text-align: center;
`
