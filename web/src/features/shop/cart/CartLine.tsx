import { Trash2 } from 'lucide-react'
import type { Ref } from 'react'
import { styled } from 'styled-components'
import type { CartItem } from '#contracts/shop/cart.ts'
import { MAX_LINE_QUANTITY } from '#contracts/shared/constants.ts'
import { centsOf } from '#contracts/shared/money.ts'
import { formatMoney } from '../../../lib/money.ts'
import { useArticlePath } from '../../../lib/siteConfig.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { TypedBadge } from '../../../ui/TypedBadge.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { QuantityStepper } from '../../../ui/QuantityStepper.tsx'
import { TitleLink } from '../../../ui/TitleLink.tsx'
import { variantText, withVariant } from '../articles/variantText.ts'
import { CartPicture } from './CartPicture.tsx'
import { LineNotice } from './LineNotice.tsx'
import { useLineQuantity } from './useLineQuantity.ts'

type CartLineProps = {
  item: CartItem
  previousPrice: string | undefined
  titleRef: Ref<HTMLHeadingElement>
  onRemove: () => void
}

export function CartLine({ item, previousPrice, titleRef, onRemove }: CartLineProps) {
  const { variant, merchandise, productId, most = MAX_LINE_QUANTITY } = item
  const { quantity, setQuantity, cancelPending, isBusy } = useLineQuantity(item)

  function handleRemove() {
    cancelPending()
    onRemove()
  }

  const path = useArticlePath()(productId === undefined ? `/merchandise/${merchandise.id}` : `/shop/${productId}`)
  const name = withVariant(merchandise.title, variantText(variant))
  return (
    <Row aria-busy={isBusy || undefined}>
      <CartPicture item={item} />
      <Text>
        <Title ref={titleRef} tabIndex={-1}>
          {path ? <TitleLink to={path}>{merchandise.title}</TitleLink> : merchandise.title}
        </Title>
        <Badges>
          {variant.appearanceName && <TypedBadge>{variant.appearanceName}</TypedBadge>}
          {variant.sizeName && <TypedBadge>{variant.sizeName}</TypedBadge>}
        </Badges>
        <p>{t('{amount} each', { amount: formatMoney(centsOf(variant.retailPrice)) })}</p>
        <LineNotice item={item} previousPrice={previousPrice} />
        {!item.unavailable && most < MAX_LINE_QUANTITY && quantity >= most && (
          <p role="status">{t('{most, plural, one {Only # is left.} other {Only # are left.}}', { most })}</p>
        )}
      </Text>
      <Controls>
        <QuantityStepper label={name} value={quantity} max={most} onChange={setQuantity} />
        <IconButton aria-label={t('Remove {name}', { name })} onClick={handleRemove}>
          <Trash2 size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
        <LineTotal>
          {item.unavailable ? <small>{t('Not in total')}</small> : formatMoney(centsOf(variant.retailPrice) * quantity)}
        </LineTotal>
      </Controls>
    </Row>
  )
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  gap: ${theme.space[3]} ${theme.space[4]};
  padding-block: ${theme.space[4]};
  border-block-end: 1px solid ${theme.color.line};

  ${theme.from.tablet} {
    grid-template-columns: 6rem minmax(0, 1fr) auto;
    align-items: center;
  }
`
const Text = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  align-content: start;

  p {
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
  }
`
const Title = styled.h2`
  font-size: ${theme.size.lg};
  line-height: 1.25;
`
const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`
const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};

  ${theme.below.tablet} {
    grid-column: 1 / -1;
  }
`
const LineTotal = styled.p`
  min-inline-size: 5.5rem;
  margin-inline-start: auto;
  font: 700 ${theme.size.h4} / 1 ${theme.font.display};
  font-variant-numeric: tabular-nums;
  text-align: end;

  small {
    color: ${theme.color.muted};
    font: 500 ${theme.size.xs} / 1.4 ${theme.font.mono};
  }
`
