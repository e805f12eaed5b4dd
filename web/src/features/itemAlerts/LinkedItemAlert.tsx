import { useState } from 'react'
import { styled } from 'styled-components'
import type { LinkedItemAlert as Linked } from '#contracts/itemAlerts.ts'
import { centsOf, formatCents } from '#contracts/money.ts'
import { runMutation } from '../../lib/runMutation.ts'
import { showError } from '../../lib/showError.ts'
import { theme } from '../../theme.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { FocusedHeading } from '../../ui/FocusedHeading.tsx'
import { useConfirmItemAlert, useStopItemAlert } from './queries.ts'

/** Opening the link alone changes nothing: mail scanners do that too. */
export function LinkedItemAlert({ alert, linkKey }: { alert: Linked; linkKey: string }) {
  const confirm = useConfirmItemAlert(linkKey)
  const stop = useStopItemAlert(linkKey)
  const [stopped, setStopped] = useState<'one' | 'all' | null>(null)
  const what = `${alert.title} (${alert.color}, ${alert.size})`
  const until = alert.kind === 'stock' ? 'is back in stock' : `costs less than ${formatCents(centsOf(alert.price))}`

  function handleError(error: unknown) {
    showError(error)
  }

  function handleStop(isAll: boolean) {
    runMutation(stop, isAll, { onSuccess: () => setStopped(isAll ? 'all' : 'one'), onError: handleError })
  }

  if (stopped)
    return (
      <Box>
        <FocusedHeading always>{stopped === 'all' ? 'All alerts stopped' : 'Alert stopped'}</FocusedHeading>
        <p>
          {stopped === 'all' ? 'We no longer watch anything for this address.' : `We no longer watch ${what} for you.`}
        </p>
        <Shop />
      </Box>
    )
  if (alert.state === 'unconfirmed')
    return (
      <Box>
        <FocusedHeading>Turn on this alert?</FocusedHeading>
        <p>
          We’ll email you once when {what} {until}.
        </p>
        <Row>
          <Button pending={confirm.isPending} onClick={() => runMutation(confirm, undefined, { onError: handleError })}>
            Turn On Alert
          </Button>
          <Button tone="outline" pending={stop.isPending} onClick={() => handleStop(false)}>
            No, delete it
          </Button>
        </Row>
      </Box>
    )
  return (
    <Box>
      <FocusedHeading always={alert.state === 'on'} key={alert.state}>
        {alert.state === 'on' ? 'Your alert is on' : 'Your alert was sent'}
      </FocusedHeading>
      <p>
        {alert.state === 'on'
          ? `We’ll email you once when ${what} ${until}.`
          : `We emailed you about ${what}. That alert is done.`}
      </p>
      <Row>
        <ButtonLink to={alert.url}>See it in the shop</ButtonLink>
        {alert.state === 'on' && (
          <Button tone="outline" pending={stop.isPending} onClick={() => handleStop(false)}>
            Stop this alert
          </Button>
        )}
        <Button tone="outline" pending={stop.isPending} onClick={() => handleStop(true)}>
          Stop all alerts
        </Button>
      </Row>
    </Box>
  )
}

const Shop = () => (
  <Row>
    <ButtonLink to="/merchandise">Shop Merchandise</ButtonLink>
  </Row>
)

const Box = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  max-inline-size: 44rem;

  > p {
    max-inline-size: 60ch;
    color: ${theme.color.muted};
    font-size: ${theme.size.lg};
  }
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`
