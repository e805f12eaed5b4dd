import { useRef, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ArticleItem } from '#contracts/shop/articles.ts'
import { MAX_LINE_QUANTITY } from '#contracts/shared/constants.ts'
import { centsOf } from '#contracts/shared/money.ts'
import { Columns, Side } from './articleLayout.ts'
import { ArticlePictures, type PictureCaptions } from '../../features/shop/articles/ArticlePictures.tsx'
import {
  chosenVariant,
  hasColors,
  picturesOf,
  priceText,
  startChoice,
  stockText,
} from '../../features/shop/articles/chooseVariant.ts'
import { SizeChartLink } from '../../features/shop/articles/SizeChartLink.tsx'
import { withVariant } from '../../features/shop/articles/variantText.ts'
import { VariantPicker } from '../../features/shop/articles/VariantPicker.tsx'
import { AddToCartButton } from '../../features/shop/cart/AddToCartButton.tsx'
import { theme } from '../../theme.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { t } from '../../lib/text.ts'

const DeliveryLine = lazyPart(
  async () => (await import('../../features/shop/delivery/DeliveryLine.tsx')).DeliveryLine,
  {
    fallback: <Skeleton $height="5.5rem" />,
  },
)

const BuyNowButton = lazyPart(async () => (await import('../../features/shop/cart/BuyNowButton.tsx')).BuyNowButton)
/** Without the buttons of wallets, the checkout takes cards and wallets, too. */
const ExpressCheckout = lazyPart(
  async () => (await import('../../features/shop/express/ExpressCheckout.tsx')).ExpressCheckout,
  { Missing: () => null },
)
const QuantityStepper = lazyPart(async () => (await import('../../ui/QuantityStepper.tsx')).QuantityStepper)

/** Below the button to buy, which it never replaces. */
const ItemAlertButton = lazyPart(
  async () => (await import('../../features/shop/itemAlerts/ItemAlertButton.tsx')).ItemAlertButton,
)

type ArticleBuyProps = {
  item: ArticleItem
  /** The variant of a shared link. */
  variantId?: string | null
  /** Shown before the pictures of the color. */
  pictures?: string[]
  captions?: PictureCaptions
  isQuick?: boolean
  /** The shop sends it itself. */
  isOwn?: boolean
  /** The heading and the text below it. */
  children: ReactNode
  more?: ReactNode
}

/** Pictures beside variant, price, stock and delivery. */
export function ArticleBuy({
  item,
  variantId = null,
  pictures = [],
  captions,
  isQuick = false,
  isOwn = false,
  children,
  more,
}: ArticleBuyProps) {
  const { variants, sizeChart, title } = item
  const [choice, setChoice] = useState(() => startChoice(variants, variantId))
  const [wanted, setWanted] = useState(1)
  const sizes = useRef<HTMLFieldSetElement>(null)
  const variant = chosenVariant(variants, choice)
  const most = variant?.left ?? MAX_LINE_QUANTITY
  const quantity = Math.min(wanted, most)
  // A stone that exists once has neither sizes nor colors to choose from.
  const isVaried = variants.some(({ sizeName, appearanceName }) => sizeName || appearanceName)
  const urls = [...new Set([...pictures, ...picturesOf(item, choice.color)])]
  return (
    <Columns $isQuick={isQuick}>
      <Sticky>
        <ArticlePictures
          key={choice.color}
          title={withVariant(title, choice.color)}
          urls={urls}
          captions={captions}
          seed={`${item.id} ${title}`}
          canZoom={!isQuick}
        />
      </Sticky>
      <Side>
        {children}
        <Tag aria-live="polite">
          {priceText(variants, variant)}
          {variant && (
            <Stock data-low={variant.left !== null || !variant.inStock || undefined}>
              {stockText(variant) ?? t('In stock')}
            </Stock>
          )}
        </Tag>
        {isVaried && <VariantPicker variants={variants} choice={choice} onChange={setChoice} sizesRef={sizes} />}
        {sizeChart && (
          <Start>
            <SizeChartLink title={title} chart={sizeChart} size={variant?.sizeName ?? null} />
          </Start>
        )}
        <Buy>
          {variant?.inStock && <QuantityStepper label={title} value={quantity} max={most} onChange={setWanted} />}
          <AddToCartButton
            variant={variant}
            title={title}
            quantity={quantity}
            hasColors={hasColors(variants)}
            isSoldOut={!(variant ? [variant] : variants).some(({ inStock }) => inStock)}
            onMissing={() => sizes.current?.querySelector<HTMLElement>('input:not(:disabled)')?.focus()}
          />
        </Buy>
        {!isQuick && variant?.inStock && (
          <ExpressCheckout article={{ id: variant.id, title, cents: centsOf(variant.retailPrice), quantity }} />
        )}
        {!isQuick && variant?.inStock && <BuyNowButton variant={variant} title={title} quantity={quantity} />}
        {!isQuick && variant && <ItemAlertButton key={variant.id} variant={variant} />}
        <DeliveryLine made={{ isOwn, isPrinted: !isOwn }} />
        {more}
      </Side>
    </Columns>
  )
}

const Sticky = styled.div`
  ${theme.from.laptop} {
    position: sticky;
    inset-block-start: 5.5rem;
  }
`
const Tag = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space[2]} ${theme.space[3]};
  font: 700 ${theme.size.h3} / 1.2 ${theme.font.display};
  font-variant-numeric: tabular-nums;
`
const Stock = styled.span`
  color: ${theme.color.malachite};
  font: 600 ${theme.size.sm} / 1.4 ${theme.font.text};

  &[data-low] {
    color: ${theme.color.pyrite};
  }
`
const Buy = styled.div`
  display: flex;
  gap: ${theme.space[3]};

  > button {
    flex: 1;
  }
`
const Start = styled.div`
  justify-self: start;
  margin-block-start: calc(-1 * ${theme.space[3]});
  margin-inline-start: calc(-1 * ${theme.space[3]});
`
