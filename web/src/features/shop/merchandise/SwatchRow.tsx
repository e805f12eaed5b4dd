import { styled } from 'styled-components'
import type { Variant } from '#contracts/shop/products.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { swatchesOf } from './merchandiseFacts.ts'
import { SwatchDot } from '../../../ui/SwatchDot.tsx'

const SHOWN = 6
const SHOWN_ON_PHONES = 2

export function SwatchRow({ variants }: { variants: Variant[] }) {
  const swatches = swatchesOf(variants)
  return (
    <Row role="list" aria-label={t('Colors')}>
      {swatches.slice(0, SHOWN).map(({ name, color }) => (
        <li key={name}>
          <SwatchDot color={color} />
          {name}
        </li>
      ))}
      <More className="on-phones" count={swatches.length - SHOWN_ON_PHONES} />
      <More className="elsewhere" count={swatches.length - SHOWN} />
    </Row>
  )
}

function More({ count, className }: { count: number; className: string }) {
  if (count <= 0) return null
  return <li className={className}>{t('{count, plural, one {+# color} other {+# colors}}', { count })}</li>
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[3]};

  li {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[1]};
    color: ${theme.color.muted};
    font-size: ${theme.size.xs};
  }

  ${theme.below.tablet} {
    .elsewhere,
    li:nth-child(n + ${SHOWN_ON_PHONES + 1}):not(.on-phones) {
      display: none;
    }
  }

  ${theme.from.tablet} {
    .on-phones {
      display: none;
    }
  }
`
