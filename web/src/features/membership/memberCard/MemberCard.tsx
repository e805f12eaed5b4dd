import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { MemberCard as Card } from '#contracts/membership/memberCard.ts'
import type { SiteConfig } from '#contracts/platform/site.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { showError } from '../../../lib/showError.ts'
import { useSiteConfig } from '../../../lib/siteConfig.ts'
import { pagePath, t } from '../../../lib/text.ts'
import { showToast } from '../../../lib/toastStore.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { brandName } from './brandName.ts'
import { memberCardQuery, useChangeCard, useStartCardChange } from './queries.ts'

type CardFormProps = {
  payments: SiteConfig['payments']
  clientSecret: string
  returnUrl: string
  submitLabel: string
  pendingLabel: string
  onPaid?: (() => void) | undefined
}

/** The card that is charged next, and a form for another one. */
export function MemberCard({ CardForm }: { CardForm: ComponentType<CardFormProps> }) {
  const { data, isError, isFetching, refetch } = useQuery(memberCardQuery)
  const payments = useSiteConfig().data?.payments
  const start = useStartCardChange()
  const change = useChangeCard()
  const box = useRef<HTMLDivElement>(null)
  const [hasChanged, setChanged] = useState(false)
  const clientSecret = start.data?.clientSecret

  // The form that had the focus is gone.
  useEffect(() => {
    if (hasChanged && !clientSecret) box.current?.focus()
  }, [hasChanged, clientSecret])

  function handleStart() {
    runMutation(start, undefined, {
      onError: (error) => handleSessionExpired(error) || showError(error, t('We couldn’t open the card form.')),
    })
  }

  function handleConfirmed(secret: string) {
    runMutation(change, secret.split('_secret_')[0] ?? '', {
      onSuccess: () => {
        setChanged(true)
        start.reset()
        showToast({ title: t('Card changed'), description: t('Your next payment is charged to the new card.') })
      },
      onError: (error) => {
        start.reset()
        showError(error, t('We couldn’t change your card. Please try again.'))
      },
    })
  }

  if (isError) return <ErrorState title={t('Your card could not be loaded.')} onRetry={refetch} pending={isFetching} />
  if (!data) return <Skeleton $height="3rem" />
  return (
    <Box ref={box} tabIndex={-1}>
      <Line>
        {data.card ? <CardLine card={data.card} /> : <p>{t('No card is stored for your membership.')}</p>}
        {!clientSecret && (
          <Button tone="outline" onClick={handleStart} pending={start.isPending}>
            {t('Change card')}
          </Button>
        )}
      </Line>
      {clientSecret && payments && (
        <>
          <CardForm
            payments={payments}
            clientSecret={clientSecret}
            returnUrl={`${window.location.origin}${pagePath('/account')}?billing=done`}
            submitLabel={t('Save card')}
            pendingLabel={t('Saving card…')}
            onPaid={() => handleConfirmed(clientSecret)}
          />
          <Button tone="quiet" onClick={() => start.reset()}>
            {t('Keep the card I have')}
          </Button>
        </>
      )}
    </Box>
  )
}

function CardLine({ card: { brand, lastFour, expMonth, expYear } }: { card: Card }) {
  const until = `${String(expMonth).padStart(2, '0')}/${expYear}`
  return (
    <p>
      <strong>{t('{brand} ending in {lastFour}', { brand: brandName(brand), lastFour })}</strong>
      <small>{t('Expires {until}', { until })}</small>
    </p>
  )
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space[4]};

  &:focus {
    outline: none;
  }
`
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]} ${theme.space[5]};
  align-items: center;
  justify-content: space-between;

  strong,
  small {
    font-variant-numeric: tabular-nums;
  }

  small {
    display: block;
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
  }
`
