import { styled } from 'styled-components'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { t } from '../../../lib/text.ts'
import { Trans } from '../../../ui/Trans.tsx'

type OrderConfirmingProps = { reference: string; isWaiting: boolean; onRefetch: () => void }

export function OrderConfirming({ reference, isWaiting, onRefetch }: OrderConfirmingProps) {
  return (
    <>
      <PageHeading>{t('Confirming your payment')}</PageHeading>
      <Line role="status">
        {isWaiting && <Spinner />}{' '}
        <Trans
          id="Order <0>{reference}</0>: the card provider is confirming your payment."
          values={{ reference }}
          components={{ 0: <code /> }}
        />
      </Line>
      {!isWaiting && (
        <Notice title={t('This is taking longer than usual.')}>
          <p>{t('Your order is saved. We’ll email you as soon as the payment is confirmed.')}</p>
          <Button tone="outline" size="compact" onClick={onRefetch}>
            {t('Check again')}
          </Button>
        </Notice>
      )}
    </>
  )
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  margin-block-end: ${theme.space[4]};

  code {
    font-family: ${theme.font.mono};
  }
`
