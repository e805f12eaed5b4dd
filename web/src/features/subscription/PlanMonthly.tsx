import { useState } from 'react'
import { styled } from 'styled-components'
import { call } from '#contracts/call.ts'
import { centsToAmount } from '#contracts/money.ts'
import type { SubscriptionSummary } from '#contracts/people.ts'
import { monthlyFrom, plannedMonthlyTerms } from '#contracts/plannedMonthlyTerms.ts'
import { keepAnnual, planMonthly } from '#contracts/routes/plannedMonthly.ts'
import { theme } from '../../theme.ts'
import { Button } from '../../ui/Button.tsx'
import { useMembershipChange } from './useMembershipChange.ts'
import { useNewMemberPrices } from './useNewMemberPrices.ts'

/** For a member with the annual plan: the monthly one from the end of the year on, or not. */
export function PlanMonthly({ yearEnd, planned }: { yearEnd: string; planned: SubscriptionSummary['plannedMonthly'] }) {
  const [isOpen, setOpen] = useState(false)
  if (planned) return <KeepAnnual />
  if (isOpen) return <Confirm from={monthlyFrom(new Date(yearEnd))} onClose={() => setOpen(false)} />
  return (
    <div>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        Change to monthly when this year ends
      </Button>
    </div>
  )
}

function Confirm({ from, onClose }: { from: Date; onClose: () => void }) {
  const { monthly: cents } = useNewMemberPrices()
  const date = day.format(from)
  const { isPending, run } = useMembershipChange({
    send: () => call(planMonthly, { input: { from: from.toISOString(), price: centsToAmount(cents) } }),
    done: { title: 'Change planned', description: `Your plan changes to monthly on ${date}.` },
    failed: 'We couldn’t plan the change. Please try again.',
  })
  return (
    <Stack role="group" aria-label="Change to monthly when this year ends">
      <p>{plannedMonthlyTerms({ from: date, cents })}</p>
      <Row>
        <Button pending={isPending} onClick={run}>
          Change on {date}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          Keep my plan
        </Button>
      </Row>
    </Stack>
  )
}

function KeepAnnual() {
  const { isPending, run } = useMembershipChange({
    send: () => call(keepAnnual, {}),
    done: { title: 'Annual plan kept', description: 'Your annual plan renews as before.' },
    failed: 'We couldn’t keep your annual plan. Please try again.',
  })
  return (
    <div>
      <Button tone="quiet" pending={isPending} onClick={run}>
        Keep the annual plan
      </Button>
    </div>
  )
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

const Stack = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  max-inline-size: 32rem;
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`
