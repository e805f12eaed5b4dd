import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import { ApiError, serverMessage } from '#contracts/platform/ApiError.ts'
import { call } from '#contracts/call.ts'
import { centsOf } from '#contracts/shared/money.ts'
import type { Plan } from '#contracts/people/people.ts'
import type { PlanChange } from '#contracts/membership/planChanges.ts'
import { planChangeTerms } from '#contracts/membership/planChangeTerms.ts'
import { changePlan, readPlanChange } from '#contracts/routes/membership/planChanges.ts'
import { readQuery } from '../../../lib/readQuery.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { ownPrice } from './planFacts.ts'
import { termsWords } from './termsWords.ts'
import { Row, Stack } from './planLayout.ts'
import { useMembershipChange } from './useMembershipChange.ts'
import { dollars } from '../../../lib/money.ts'
import { t } from '../../../lib/text.ts'
import { dateFormat } from '../../../lib/dateFormat.ts'

/** To another plan, after its member has read what that costs today. */
export function ChangePlan({ plan }: { plan: Plan }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      {!isOpen && (
        <Button tone="quiet" onClick={() => setOpen(true)}>
          {switchTo(plan)}
        </Button>
      )}
      {isOpen && <Preview plan={plan} onClose={() => setOpen(false)} />}
    </div>
  )
}

function Preview({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  // Amounts change with every day, and are charged as they were shown.
  const { data, error, isFetching, refetch } = useQuery({
    ...readQuery(readPlanChange, { query: { plan } }),
    gcTime: 0,
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
  if (isFetching) return <p role="status">{t('Asking what it costs today…')}</p>
  if (!data)
    return (
      <Stack>
        <Notice tone="bad" role="alert">
          {serverMessage(error, t('We couldn’t find out what it costs. Please try again.'))}
        </Notice>
        <Row>
          <Button tone="outline" onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
          <Button tone="quiet" onClick={onClose}>
            {t('Keep my plan')}
          </Button>
        </Row>
      </Stack>
    )
  return <Confirm change={data} onOutdated={() => void refetch()} onClose={onClose} />
}

type ConfirmProps = {
  change: PlanChange
  /** Other amounts hold by now than those that were shown. */
  onOutdated: () => void
  onClose: () => void
}

function Confirm({ change, onOutdated, onClose }: ConfirmProps) {
  const { plan, price, fullPrice, renewalTax, unused, creditUsed, due, creditLeft, nextChargeAt, at } = change
  const isAnnual = plan === 'annual'
  const { isPending, run } = useMembershipChange({
    send: () =>
      call(changePlan, { input: { plan, at, due, fullPrice, creditLeft } }).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'plan_change_outdated') onOutdated()
        throw error
      }),
    done: {
      title: t('Plan changed'),
      description: isAnnual ? t('You have the annual plan now.') : t('You have the monthly plan now.'),
    },
    failed: t('We couldn’t change your plan. Please try again.'),
  })
  return (
    <Stack role="group" aria-label={switchTo(plan)}>
      <Amounts>
        <dt>
          {isAnnual
            ? t('A year from today, until {day}', { day: day.format(new Date(nextChargeAt)) })
            : t('A month from today, until {day}', { day: day.format(new Date(nextChargeAt)) })}
        </dt>
        <dd>{ownPrice(plan, price)}</dd>
        <dt>{isAnnual ? t('The unused part of your month') : t('The unused part of your year')}</dt>
        <dd>−{dollars(unused)}</dd>
        {centsOf(creditUsed) > 0 && (
          <>
            <dt>{t('Your credit')}</dt>
            <dd>−{dollars(creditUsed)}</dd>
          </>
        )}
        <dt>
          <strong>{t('Charged today')}</strong>
        </dt>
        <dd>
          <strong>{dollars(due)}</strong>
        </dd>
      </Amounts>
      <p>
        {planChangeTerms(
          {
            plan,
            cents: centsOf(fullPrice),
            renewalTaxCents: renewalTax === undefined ? null : centsOf(renewalTax),
            dueCents: centsOf(due),
            creditLeftCents: centsOf(creditLeft),
          },
          termsWords,
        )}
      </p>
      <Row>
        <Button pending={isPending} onClick={run}>
          {centsOf(due) > 0 ? t('Switch and pay {due}', { due: dollars(due) }) : t('Switch now')}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          {t('Keep my plan')}
        </Button>
      </Row>
    </Stack>
  )
}

const switchTo = (plan: Plan): string =>
  plan === 'annual' ? t('Switch to the annual plan') : t('Switch to the monthly plan')

const day = dateFormat({ dateStyle: 'long' })

const Amounts = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${theme.space[2]} ${theme.space[4]};
  margin: 0;

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`
