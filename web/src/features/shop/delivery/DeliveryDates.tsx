import { useQuery } from '@tanstack/react-query'
import { CalendarCheck } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { styled } from 'styled-components'
import type { ShippingMethod } from '#contracts/shop/cart.ts'
import type { DeliveryDays } from '#contracts/shop/delivery.ts'
import { deliveryDays } from '../../../lib/deliveryDays.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import type { Made } from '../cart/madeOf.ts'
import { deliveryQuery } from './queries.ts'
import { Trans } from '../../../ui/Trans.tsx'

type DeliveryDatesProps = {
  country: string
  method: ShippingMethod
  made: Made
  /** Called with how phone numbers begin there. */
  onCallingCode?: (code: string | null) => void
}

/** The server's estimate for an order placed today, for each of its parcels. */
export function DeliveryDates({ country, method, made, onCallingCode }: DeliveryDatesProps) {
  const { data, isError } = useQuery(deliveryQuery(country))
  const callingCode = data?.callingCode
  const handleCallingCode = useEffectEvent((code: string | null) => onCallingCode?.(code))
  useEffect(() => {
    if (callingCode !== undefined) handleCallingCode(callingCode)
  }, [callingCode])
  const own = data?.own
  const printedNote = t('Ships within 1-3 business days')
  const ownNote =
    own &&
    t(
      '{days, plural, =0 {Ships the same day} one {Ships within # business day} other {Ships within # business days}}',
      { days: own.handlingDays },
    )
  const isMixed = made.isPrinted && made.isOwn
  return (
    <>
      {made.isPrinted && (
        <ParcelLine
          days={data && (data[method] ?? data.standard)}
          isError={isError}
          note={isMixed ? t('Printed for you. {note}', { note: printedNote }) : printedNote}
        />
      )}
      {made.isOwn && (
        <ParcelLine
          days={own && (own[method] ?? own.standard)}
          isError={isError}
          note={isMixed && ownNote ? t('Sent by us. {note}', { note: ownNote }) : ownNote}
        />
      )}
    </>
  )
}

type ParcelLineProps = { days: DeliveryDays | undefined; isError: boolean; note: string | undefined }

function ParcelLine({ days, isError, note }: ParcelLineProps) {
  return (
    <Line role="status">
      <CalendarCheck size={20} strokeWidth={1.75} aria-hidden="true" />
      <span>
        {days && (
          <Trans
            id="Estimated delivery <0>{days}</0>"
            values={{ days: deliveryDays(days) }}
            components={{ 0: <strong /> }}
          />
        )}
        {!days && (isError ? t('The delivery estimate isn’t available right now.') : t('Estimating delivery…'))}
        {note && <small>{note}</small>}
      </span>
    </Line>
  )
}

const Line = styled.p`
  display: flex;
  gap: ${theme.space[2]};

  svg {
    flex: none;
    margin-block-start: 0.15rem;
    color: ${theme.color.malachite};
  }

  strong {
    font-variant-numeric: tabular-nums;
  }

  small {
    display: block;
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
  }
`
