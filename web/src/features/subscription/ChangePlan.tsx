import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import { ApiError, serverMessage } from '#contracts/ApiError.ts'
import { call } from '#contracts/call.ts'
import { centsOf } from '#contracts/money.ts'
import type { Plan } from '#contracts/people.ts'
import type { PlanChange } from '#contracts/planChanges.ts'
import { planChangeTerms } from '#contracts/planChangeTerms.ts'
import { changePlan, readPlanChange } from '#contracts/routes/planChanges.ts'
import { readQuery } from '../../lib/readQuery.ts'
import { theme } from '../../theme.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ownPrice } from './planFacts.ts'
import { useMembershipChange } from './useMembershipChange.ts'

/** To another plan, after its member has read what that costs today. */
export function ChangePlan({ plan }: { plan: Plan }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      {!isOpen && (
        <Button tone="quiet" onClick={() => setOpen(true)}>
          Switch to the {plan} plan
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
  if (isFetching) return <p role="status">Asking what it costs today…</p>
  if (!data)
    return (
      <Stack>
        <Notice tone="bad" role="alert">
          {serverMessage(error, 'We couldn’t find out what it costs. Please try again.')}
        </Notice>
        <Row>
          <Button tone="outline" onClick={() => void refetch()}>
            Try again
          </Button>
          <Button tone="quiet" onClick={onClose}>
            Keep my plan
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
  const { plan, price, fullPrice, unused, creditUsed, due, creditLeft, nextChargeAt, at } = change
  const { isPending, run } = useMembershipChange({
    send: () =>
      call(changePlan, { input: { plan, at, due, fullPrice, creditLeft } }).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'plan_change_outdated') onOutdated()
        throw error
      }),
    done: { title: 'Plan changed', description: `You have the ${plan} plan now.` },
    failed: 'We couldn’t change your plan. Please try again.',
  })
  return (
    <Stack role="group" aria-label={`Switch to the ${plan} plan`}>
      <Amounts>
        <dt>
          {plan === 'annual' ? 'A year' : 'A month'} from today, until {day.format(new Date(nextChargeAt))}
        </dt>
        <dd>{ownPrice(plan, price)}</dd>
        <dt>The unused part of your {plan === 'annual' ? 'month' : 'year'}</dt>
        <dd>−${unused}</dd>
        {centsOf(creditUsed) > 0 && (
          <>
            <dt>Your credit</dt>
            <dd>−${creditUsed}</dd>
          </>
        )}
        <dt>
          <strong>Charged today</strong>
        </dt>
        <dd>
          <strong>${due}</strong>
        </dd>
      </Amounts>
      <p>
        {planChangeTerms({
          plan,
          cents: centsOf(fullPrice),
          dueCents: centsOf(due),
          creditLeftCents: centsOf(creditLeft),
        })}
      </p>
      <Row>
        <Button pending={isPending} onClick={run}>
          {centsOf(due) > 0 ? `Switch and pay $${due}` : 'Switch now'}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          Keep my plan
        </Button>
      </Row>
    </Stack>
  )
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

const Stack = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  max-inline-size: 32rem;
`
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
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`
