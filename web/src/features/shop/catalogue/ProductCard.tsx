import { useId, type ComponentType } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { articleAddress } from '#contracts/shop/articleAddress.ts'
import type { Product } from '#contracts/shop/products.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { showError } from '../../../lib/showError.ts'
import { t } from '../../../lib/text.ts'
import { showToast } from '../../../lib/toastStore.ts'
import { useOffers } from '../../../lib/siteConfig.ts'
import { theme } from '../../../theme.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Price } from '../../../ui/Price.tsx'
import { StarRating } from '../../../ui/StarRating.tsx'
import { stretchedLink } from '../../../ui/stretchedLink.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { useAddToCart } from '../cart/addToCart.ts'
import { categoryLabel } from './categoryLabel.ts'

type ProductCardProps = {
  product: Product
  eager?: boolean
  /** In a corner of the picture. */
  Wish?: ComponentType<{ id: Product['articleId']; title: string }> | undefined
  soldText?: string
}

export function ProductCard({ product, eager = false, Wish, soldText = t('Out of Stock') }: ProductCardProps) {
  const offers = useOffers()
  const id = useId()
  const navigate = useNavigate()
  const add = useAddToCart()
  const rating = Number(product.rating)

  // What has sizes, colors or kinds is chosen on its page.
  function handleClick() {
    if (product.merchandiseId !== null) {
      void navigate(
        offers('merchandise')
          ? `/merchandise#item-${product.merchandiseId}`
          : articleAddress('product', product.id, product.name),
      )
      return
    }
    if (product.hasOptions) {
      void navigate(articleAddress('product', product.id, product.name))
      return
    }
    if (product.variantId !== null) {
      runMutation(
        add,
        { id: product.variantId, quantity: 1 },
        {
          onSuccess: () =>
            showToast({ title: t('Added to Cart'), description: t('Item successfully added to your cart') }),
          onError: (error) => showError(error, t('Failed to add item to cart'), t('Add to Cart Failed')),
        },
      )
      return
    }
    showToast({
      tone: 'info',
      title: t('Not sold online yet'),
      description: t('{name} isn’t sold online yet. You can order everything under Merchandise now.', {
        name: product.name,
      }),
    })
  }

  return (
    <Box as="article" id={`product-${product.id}`} aria-labelledby={id}>
      <Shot data-on="plinth">
        <Picture
          src={product.imageUrl}
          alt=""
          seed={`${product.id} ${product.name}`}
          ramp="carnelian"
          width={480}
          height={480}
          fit="contain"
          sizes="(min-width: 960px) 17rem, 50vw"
          eager={eager}
        />
        {Wish && (product.merchandiseId === null || offers('merchandise')) && (
          <WishCorner>
            <Wish id={product.articleId} title={product.name} />
          </WishCorner>
        )}
      </Shot>
      <Body>
        <Title id={id}>
          <TitleLink to={articleAddress('product', product.id, product.name)}>{product.name}</TitleLink>
        </Title>
        {product.membersUntil && <Badge $tone="member">{t('Members first')}</Badge>}
        <CategoryBadge category={product.category} />
        <Tag>
          <Price amount={product.price} rounded />
        </Tag>
        {rating > 0 && offers('reviews') && <StarRating rating={rating} reviewCount={product.reviewCount} />}
        {product.description && <Text>{product.description}</Text>}
        <Button wide tone="outline" disabled={!product.inStock} pending={add.isPending} onClick={handleClick}>
          {product.inStock ? t('Add to Cart') : soldText}
          <VisuallyHidden>: {product.name}</VisuallyHidden>
        </Button>
      </Body>
    </Box>
  )
}

function CategoryBadge({ category }: { category: string }) {
  if (category === 'hot-deal') return <Badge $tone="hot">{categoryLabel(category)}</Badge>
  if (category === 'exclusive') return <Badge $tone="rare">{categoryLabel(category)}</Badge>
  return null
}

const Box = styled(Card)`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;

  &:has(h3 a:focus-visible) {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 3px;
  }
`
const TitleLink = styled(Link)`
  ${stretchedLink}
`
const Shot = styled.div`
  position: relative;
  aspect-ratio: 1;
  background: ${theme.fixed.plinth};
`
/** Above the link that covers the card. */
const WishCorner = styled.div`
  position: absolute;
  z-index: 2;
  inset-block-end: ${theme.space[2]};
  inset-inline-start: ${theme.space[2]};
`
const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: start;
  gap: ${theme.space[2]};
  min-inline-size: 0;
  padding: ${theme.space[4]};

  > button {
    position: relative;
    z-index: 2;
    margin-block-start: auto;
  }

  ${theme.below.tablet} {
    padding: ${theme.space[3]};
  }
`
const Title = styled.h3`
  font-size: ${theme.size.lg};
  line-height: 1.25;
`
const Tag = styled.p`
  font-size: ${theme.size.h4};
`
const Text = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;

  ${theme.below.tablet} {
    display: none;
  }
`
