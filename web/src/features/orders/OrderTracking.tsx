import { styled } from 'styled-components'
import type { Order } from '#contracts/orders.ts'
import { theme } from '../../theme.ts'
import { CopyButton } from './CopyButton.tsx'
import { t } from '../../lib/text.ts'

export function OrderTracking({ tracking }: { tracking: Order['tracking'] }) {
  if (tracking.length === 0) return null
  return (
    <List role="list" aria-label={t('Tracking')}>
      {tracking.map(({ code, url }) => (
        <li key={code}>
          <span>{t('Tracking')}</span>
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
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[2]} ${theme.space[3]};
  }

  a,
  b {
    font: 600 ${theme.size.md} / 1.4 ${theme.font.mono};
    overflow-wrap: anywhere;
  }
`
