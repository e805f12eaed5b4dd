import { useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { call } from '#contracts/call.ts'
import { pauseSubscription } from '#contracts/routes/membership/subscriptions.ts'
import { msg } from '#contracts/shared/msg.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { SegmentedRadios } from '../../../ui/SegmentedRadios.tsx'
import { useMembershipChange } from './useMembershipChange.ts'
import { t } from '../../../lib/text.ts'

const OPTIONS = [
  { value: '1', label: msg('1 month') },
  { value: '2', label: msg('2 months') },
  { value: '3', label: msg('3 months') },
] as const
const MONTHS = { '1': 1, '2': 2, '3': 3 } as const

/** @param pausedFrom the end of the paid period, for people. */
export function PauseMembership({ pausedFrom }: { pausedFrom: string }) {
  const [chosen, setChosen] = useState<keyof typeof MONTHS>('1')
  const { isPending, run } = useMembershipChange({
    send: () => call(pauseSubscription, { input: { months: MONTHS[chosen] } }),
    done: {
      title: t('Pause set'),
      description: t('You have access until {pausedFrom}. We emailed you the dates.', { pausedFrom }),
    },
    failed: t('We couldn’t pause your membership. Please try again.'),
  })

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    run()
  }

  return (
    <Form onSubmit={handleSubmit} aria-label={t('Pause your membership')}>
      <p>
        {t(
          'Need a break? Pausing starts on {pausedFrom}, when your paid month ends. You aren’t charged and don’t have access while it lasts. You can pause once in 12 months.',
          { pausedFrom },
        )}
      </p>
      <Row>
        <SegmentedRadios legend={t('Pause for')} options={OPTIONS} value={chosen} onChange={setChosen} />
        <Button type="submit" tone="outline" pending={isPending}>
          {t('Pause membership')}
        </Button>
      </Row>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[3]};
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
`
