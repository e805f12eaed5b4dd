import { useState } from 'react'
import { styled } from 'styled-components'
import type { LinkedItemAlert as Linked } from '#contracts/shop/itemAlerts.ts'
import { centsOf } from '#contracts/shared/money.ts'
import { formatMoney } from '../../../lib/money.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { showError } from '../../../lib/showError.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { ShopButton } from '../../../ui/ShopButton.tsx'
import { FocusedHeading } from '../../../ui/FocusedHeading.tsx'
import { lineVariantText, withVariantInBrackets } from '../articles/variantText.ts'
import { useConfirmItemAlert, useStopItemAlert } from './queries.ts'

/** Opening the link alone changes nothing: mail scanners do that too. */
export function LinkedItemAlert({ alert, linkKey }: { alert: Linked; linkKey: string }) {
  const confirm = useConfirmItemAlert(linkKey)
  const stop = useStopItemAlert(linkKey)
  const [stopped, setStopped] = useState<'one' | 'all' | null>(null)
  const article = withVariantInBrackets(alert.title, lineVariantText(alert))
  const promise =
    alert.kind === 'stock'
      ? t('We’ll email you once when {article} is back in stock.', { article })
      : t('We’ll email you once when {article} costs less than {amount}.', {
          article,
          amount: formatMoney(centsOf(alert.price)),
        })

  function handleError(error: unknown) {
    showError(error)
  }

  function handleStop(isAll: boolean) {
    runMutation(stop, isAll, { onSuccess: () => setStopped(isAll ? 'all' : 'one'), onError: handleError })
  }

  if (stopped)
    return (
      <Box>
        <FocusedHeading always>{stopped === 'all' ? t('All alerts stopped') : t('Alert stopped')}</FocusedHeading>
        <p>
          {stopped === 'all'
            ? t('We no longer watch anything for this address.')
            : t('We no longer watch {article} for you.', { article })}
        </p>
        <Shop />
      </Box>
    )
  if (alert.state === 'unconfirmed')
    return (
      <Box>
        <FocusedHeading>{t('Turn on this alert?')}</FocusedHeading>
        <p>{promise}</p>
        <Row>
          <Button pending={confirm.isPending} onClick={() => runMutation(confirm, undefined, { onError: handleError })}>
            {t('Turn On Alert')}
          </Button>
          <Button tone="outline" pending={stop.isPending} onClick={() => handleStop(false)}>
            {t('No, delete it')}
          </Button>
        </Row>
      </Box>
    )
  return (
    <Box>
      <FocusedHeading always={alert.state === 'on'} key={alert.state}>
        {alert.state === 'on' ? t('Your alert is on') : t('Your alert was sent')}
      </FocusedHeading>
      <p>{alert.state === 'on' ? promise : t('We emailed you about {article}. That alert is done.', { article })}</p>
      <Row>
        <ButtonLink to={alert.url}>{t('See it in the shop')}</ButtonLink>
        {alert.state === 'on' && (
          <Button tone="outline" pending={stop.isPending} onClick={() => handleStop(false)}>
            {t('Stop this alert')}
          </Button>
        )}
        <Button tone="outline" pending={stop.isPending} onClick={() => handleStop(true)}>
          {t('Stop all alerts')}
        </Button>
      </Row>
    </Box>
  )
}

const Shop = () => (
  <Row>
    <ShopButton>{t('Shop Merchandise')}</ShopButton>
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
