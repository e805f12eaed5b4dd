import { Eye } from 'lucide-react'
import { useId, useRef, useState, type ComponentType } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { articleAddress } from '#contracts/shop/articleAddress.ts'
import type { Merchandise, Variant } from '#contracts/shop/products.ts'
import { t } from '../../../lib/text.ts'
import { useOffers } from '../../../lib/siteConfig.ts'
import { theme } from '../../../theme.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { TypedBadge } from '../../../ui/TypedBadge.tsx'
import { Card } from '../../../ui/Card.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Price } from '../../../ui/Price.tsx'
import { StarRating } from '../../../ui/StarRating.tsx'
import { merchandiseCategoryLabel } from './merchandiseCategoryLabel.ts'
import { imageFor } from './merchandiseFacts.ts'
import { SwatchRow } from './SwatchRow.tsx'
import { VariantSelect } from './VariantSelect.tsx'

type MerchandiseCardProps = {
  item: Merchandise
  eager?: boolean
  /** The filtered color, until the visitor chooses a variant. */
  color?: string | undefined
  /** Nothing is left in the filtered size and color. */
  isChoiceSoldOut?: boolean
  /** In a corner of the picture. */
  Wish?: ComponentType<{ id: Merchandise['id']; title: string }> | undefined
  /** Without it, the card has no quick view. */
  onQuickView?: () => void
  Action: ComponentType<{ variant: Variant | undefined; title: string; isSoldOut: boolean; onMissing: () => void }>
}

export function MerchandiseCard({
  item,
  eager = false,
  color,
  isChoiceSoldOut = false,
  Wish,
  onQuickView,
  Action,
}: MerchandiseCardProps) {
  const offers = useOffers()
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  const onlyVariant = item.variants.length === 1 ? item.variants[0] : undefined
  const [chosen, setChosen] = useState<Variant['id'] | undefined>(onlyVariant?.id)
  // By id, because the catalog may have been synced since.
  const variant = item.variants.find((candidate) => candidate.id === chosen)
  const priced = variant ?? item.variants[0]

  const address = articleAddress('merchandise', item.id, item.title)
  const picture = imageFor(item, variant?.appearanceName ?? color)

  return (
    <Box as="article" id={`item-${item.id}`} tabIndex={-1} aria-labelledby={id}>
      <Shot data-on="plinth" data-later>
        {/* The title is the link for the keyboard. */}
        <PictureLink to={address} tabIndex={-1} aria-hidden="true">
          <Picture
            key={picture}
            src={picture}
            alt=""
            seed={`${item.id} ${item.title}`}
            ramp="carnelian"
            width={640}
            height={640}
            fit="contain"
            sizes="(min-width: 720px) 24rem, 50vw"
            eager={eager}
          />
        </PictureLink>
        <Corner>
          <TypedBadge>{merchandiseCategoryLabel(item.category)}</TypedBadge>
          {isChoiceSoldOut && <Badge $tone="warn">{t('Your choice is sold out')}</Badge>}
        </Corner>
        {Wish && (
          <WishCorner>
            <Wish id={item.id} title={item.title} />
          </WishCorner>
        )}
        {onQuickView && (
          <Glance aria-label={t('Quick view of {title}', { title: item.title })} onClick={onQuickView}>
            <Eye size={20} strokeWidth={1.75} aria-hidden="true" />
          </Glance>
        )}
      </Shot>
      <Body>
        <Facts data-later={item.reviewCount > 0 ? 'rated' : ''}>
          <Top>
            <Title id={id}>
              <TitleLink to={address}>{item.title}</TitleLink>
            </Title>
            {priced && (
              <PriceTag aria-live="polite">
                <Price amount={priced.retailPrice} />
              </PriceTag>
            )}
          </Top>
          {item.reviewCount > 0 && offers('reviews') && (
            <StarRating rating={Number(item.rating)} reviewCount={item.reviewCount} />
          )}
          <Text>
            {item.firstSentence ?? t('Printed to order for people who look down while they walk.')}
          </Text>
        </Facts>
        <SwatchRow variants={item.variants} />
        <Choice>
          <VariantSelect ref={select} item={item} value={variant} onChange={(next) => setChosen(next?.id)} />
        </Choice>
        <Action
          variant={variant}
          title={item.title}
          isSoldOut={!(variant ? [variant] : item.variants).some(({ inStock }) => inStock)}
          onMissing={() => select.current?.focus()}
        />
      </Body>
    </Box>
  )
}

const Box = styled(Card)`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  scroll-margin-block-start: 5.5rem;
`
const Shot = styled.div`
  position: relative;
  box-sizing: content-box;
  aspect-ratio: 1;
  padding-block-start: 2.5rem;
  background: ${theme.fixed.plinth};

  ${theme.below.tablet} {
    padding-block-start: 2.25rem;
  }
`
const PictureLink = styled(Link)`
  display: block;
  block-size: 100%;
`
const Glance = styled(IconButton)`
  position: absolute;
  inset-block-end: ${theme.space[2]};
  inset-inline-end: ${theme.space[2]};
  border-color: ${theme.color.line};
  background: ${theme.color.surface};
  color: ${theme.color.text};
`
const WishCorner = styled.div`
  position: absolute;
  inset-block-end: ${theme.space[2]};
  inset-inline-start: ${theme.space[2]};
`
const TitleLink = styled(Link)`
  color: inherit;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-decoration-color: ${theme.color.carnelian};
    text-decoration-thickness: 2px;
  }
`
const Corner = styled.div`
  position: absolute;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
  inset: ${theme.space[3]} auto auto ${theme.space[3]};
  max-inline-size: calc(100% - 2 * ${theme.space[3]});

  > span {
    white-space: normal;
  }

  ${theme.below.tablet} {
    inset: ${theme.space[2]} auto auto ${theme.space[2]};
  }
`
const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space[3]};
  min-inline-size: 0;
  padding: ${theme.space[4]};

  /* Without containment the browser measures every option, which takes two fifths of the page's layout time. */
  select {
    field-sizing: content;
    contain: inline-size;
  }

  ${theme.below.tablet} {
    gap: ${theme.space[2]};
    padding: ${theme.space[3]};

    > button {
      padding-inline: ${theme.space[2]};
      font-size: ${theme.size.sm};
    }

    select {
      padding-inline-start: ${theme.space[2]};
    }
  }
`
/** Fixed on phones, so that lazily rendered cards shift nothing. */
const Facts = styled.div`
  display: flex;
  flex-direction: column;
  gap: inherit;
`
const Top = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[3]};

  ${theme.below.tablet} {
    flex-direction: column;
    gap: ${theme.space[1]};
  }
`
const Title = styled.h3`
  font-size: ${theme.size.h4};

  ${theme.below.tablet} {
    min-block-size: 2lh;
    font-size: ${theme.size.lg};
    line-height: 1.2;
  }
`
const PriceTag = styled.p`
  flex: none;
  font-size: ${theme.size.h4};
`
const Text = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};

  ${theme.below.tablet} {
    display: -webkit-box;
    min-block-size: 3lh;
    overflow: hidden;
    line-height: 1.4;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`
const Choice = styled.div`
  margin-block-start: auto;
`
