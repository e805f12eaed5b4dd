import { Gem } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { articleAddress } from '#contracts/shop/articleAddress.ts'
import { centsOf } from '#contracts/shared/money.ts'
import type { FilmStone } from '#contracts/shop/stones.ts'
import { langOfOriginal } from '../../../lib/pageLanguage.ts'
import { formatMoney } from '../../../lib/money.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'

/** On a film's page: the stones that came out in it and are or were for sale. */
export function FilmStones({ stones }: { stones: FilmStone[] }) {
  return (
    <List role="list" aria-label={t('Stones from this film')}>
      {stones.map(({ productId, name, price, isSold }) => (
        <li key={productId}>
          <Gem size={18} strokeWidth={1.75} aria-hidden="true" />
          <span>
            <Link to={articleAddress('product', productId, name)} lang={langOfOriginal()}>
              {name}
            </Link>{' '}
            {isSold
              ? t('This stone is sold')
              : t('This stone is for sale: {amount}', { amount: formatMoney(centsOf(price)) })}
          </span>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  font-size: ${theme.size.sm};

  li {
    display: flex;
    gap: ${theme.space[2]};
  }

  svg {
    flex: none;
    margin-block-start: 0.1em;
    color: ${theme.color.carnelian};
  }

  span {
    color: ${theme.color.muted};
    font-variant-numeric: tabular-nums;
  }

  a {
    color: ${theme.color.text};
    font-weight: 650;
  }
`
