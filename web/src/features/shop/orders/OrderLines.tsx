import { styled } from 'styled-components'
import type { Order } from '#contracts/shop/orders.ts'
import { centsOf } from '#contracts/shared/money.ts'
import { useArticlePath } from '../../../lib/siteConfig.ts'
import { theme } from '../../../theme.ts'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { TitleLink } from '../../../ui/TitleLink.tsx'
import { describeLine } from './describeLine.ts'
import type { OrderAccess } from './queries.ts'
import { t } from '../../../lib/text.ts'
import { formatMoney } from '../../../lib/money.ts'
import { lineVariantText } from '../articles/variantText.ts'

const CancelLine = lazyPart(async () => (await import('./CancelLine.tsx')).CancelLine)

export function OrderLines({ order, access }: { order: Order; access: OrderAccess }) {
  const { lines, summary } = order
  const articlePath = useArticlePath()
  return (
    <List role="list">
      {lines
        .map((line) => ({ ...line, articlePath: articlePath(line.articlePath) }))
        .map((line) => (
          <li key={line.id} data-cancelled={line.isCancelled}>
            <Frame data-on="plinth">
              <Picture
                src={line.imageUrl}
                alt=""
                seed={line.title}
                ramp="carnelian"
                width={112}
                height={112}
                fit="contain"
                sizes="3.5rem"
              />
            </Frame>
            <div>
              <strong>
                {line.quantity} ×{' '}
                {line.articlePath ? <TitleLink to={line.articlePath}>{line.title}</TitleLink> : line.title}
              </strong>
              <small>
                {lineVariantText(line)}
                {line.quantity > 1 && lineVariantText(line) && ', '}
                {line.quantity > 1 && t('{price} each', { price: formatMoney(centsOf(line.unitPrice)) })}
                {line.isCancelled && line.printState !== 'cancelled' && ` · ${t('Canceled')}`}
              </small>
              <LineState line={line} order={order} />
              {line.cancelRefund !== null && <CancelLine line={line} summary={summary} access={access} />}
            </div>
            <span>{formatMoney(centsOf(line.lineTotal))}</span>
          </li>
        ))}
    </List>
  )
}

function LineState({ line, order }: { line: Order['lines'][number]; order: Order }) {
  const state = describeLine(line, order)
  return state && <small>{state}</small>
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[3]};

  li {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr) auto;
    gap: ${theme.space[3]};
    align-items: center;
    font-variant-numeric: tabular-nums;
  }

  li[data-cancelled='true'] {
    color: ${theme.color.muted};

    strong,
    > span {
      font-weight: 500;
      text-decoration: line-through;
    }
  }

  strong,
  small {
    display: block;
    line-height: 1.35;
  }

  small {
    color: ${theme.color.muted};
  }
`
const Frame = styled.div`
  aspect-ratio: 1;
  overflow: hidden;
  ${theme.cleave.small}
  background: ${theme.fixed.plinth};
`
