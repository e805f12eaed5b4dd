import { useState } from 'react'
import { call } from '#contracts/call.ts'
import { centsToAmount } from '#contracts/shared/money.ts'
import type { SubscriptionSummary } from '#contracts/people/people.ts'
import { monthlyFrom, plannedMonthlyTerms } from '#contracts/membership/plannedMonthlyTerms.ts'
import { keepAnnual, planMonthly } from '#contracts/routes/membership/plannedMonthly.ts'
import { dateFormat } from '../../../lib/dateFormat.ts'
import { t } from '../../../lib/text.ts'
import { Button } from '../../../ui/Button.tsx'
import { termsWords } from './termsWords.ts'
import { Row, Stack } from './planLayout.ts'
import { useMembershipChange } from './useMembershipChange.ts'
import { useNewMemberPrices } from './useNewMemberPrices.ts'

type PlanMonthlyProps = { yearEnd: string; planned: SubscriptionSummary['plannedMonthly']; isTaxed: boolean }

/** For a member with the annual plan: the monthly one from the end of the year on, or not. */
export function PlanMonthly({ yearEnd, planned, isTaxed }: PlanMonthlyProps) {
  const [isOpen, setOpen] = useState(false)
  if (planned) return <KeepAnnual />
  if (isOpen) return <Confirm from={monthlyFrom(new Date(yearEnd))} isTaxed={isTaxed} onClose={() => setOpen(false)} />
  return (
    <div>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        {t('Change to monthly when this year ends')}
      </Button>
    </div>
  )
}

function Confirm({ from, isTaxed, onClose }: { from: Date; isTaxed: boolean; onClose: () => void }) {
  const { monthly: cents } = useNewMemberPrices()
  const date = day.format(from)
  const { isPending, run } = useMembershipChange({
    send: () => call(planMonthly, { input: { from: from.toISOString(), price: centsToAmount(cents) } }),
    done: { title: t('Change planned'), description: t('Your plan changes to monthly on {date}.', { date }) },
    failed: t('We couldn’t plan the change. Please try again.'),
  })
  return (
    <Stack role="group" aria-label={t('Change to monthly when this year ends')}>
      <p>{plannedMonthlyTerms({ from: date, cents, isTaxed }, termsWords)}</p>
      <Row>
        <Button pending={isPending} onClick={run}>
          {t('Change on {date}', { date })}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          {t('Keep my plan')}
        </Button>
      </Row>
    </Stack>
  )
}

function KeepAnnual() {
  const { isPending, run } = useMembershipChange({
    send: () => call(keepAnnual, {}),
    done: { title: t('Annual plan kept'), description: t('Your annual plan renews as before.') },
    failed: t('We couldn’t keep your annual plan. Please try again.'),
  })
  return (
    <div>
      <Button tone="quiet" pending={isPending} onClick={run}>
        {t('Keep the annual plan')}
      </Button>
    </div>
  )
}

const day = dateFormat({ dateStyle: 'long' })
