import { styled } from 'styled-components'
import { itemLabel } from '#contracts/shop/itemLabel.ts'
import type { Order } from '#contracts/shop/orders.ts'
import { theme } from '../../../theme.ts'
import { CopyButton } from './CopyButton.tsx'
import { t } from '../../../lib/text.ts'

export function OrderTracking({ order: { parcels, lines } }: { order: Order }) {
  const tracking = parcels.flatMap((parcel, index) =>
    parcel.tracking.map((one) => ({ ...one, parcel, nth: index + 1 })),
  )
  if (tracking.length === 0) return null
  return (
    <List role="list" aria-label={t('Tracking')}>
      {tracking.map(({ code, url, parcel, nth }) => (
        <li key={code}>
          <span>{parcels.length > 1 ? t('Package {nth}', { nth }) : t('Tracking')}</span>
          {url ? (
            <a href={url} target="_blank" rel="noreferrer">
              {code}
            </a>
          ) : (
            <b>{code}</b>
          )}
          <CopyButton
            text={code}
            what={tracking.length > 1 ? t('tracking code {code}', { code }) : t('tracking code')}
          />
          {parcel.lineIds.length > 0 && lines.length > 1 && <small>{inParcel(parcel, lines)}</small>}
        </li>
      ))}
    </List>
  )
}

const inParcel = ({ lineIds }: Order['parcels'][number], lines: Order['lines']): string =>
  lines
    .filter(({ id }) => lineIds.includes(id))
    .map(itemLabel)
    .join(', ')

const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[2]} ${theme.space[3]};
  }

  small {
    flex-basis: 100%;
    color: ${theme.color.muted};
  }

  a,
  b {
    font: 600 ${theme.size.md} / 1.4 ${theme.font.mono};
    overflow-wrap: anywhere;
  }
`
