import type { ArticleItem } from '#contracts/shop/articles.ts'
import { CURRENCY } from '#contracts/shared/constants.ts'
import type { ReviewPage } from '#contracts/shop/reviews.ts'
import { hunterName } from '#contracts/community/hunterName.ts'
import { plainText } from '#contracts/shop/plainText.ts'

type Site = { siteUrl: string; brand: string }
type Subject = {
  /** Tells groups of variants apart, for example `merchandise-5`. */
  group: string
  /** Absolute. */
  url: string
  title: string
  description: string
  images: string[]
  /** Variants for sale; empty when it isn't sold online. */
  item: Pick<ArticleItem, 'variants' | 'images'> | null
  isUsed: boolean
  /** Those that the page shows. */
  reviews: ReviewPage | null
}

/**
 * The article as schema.org data. Prices and stock are those of the API response, which the page shows. Null for what
 * has neither offers nor reviews: search engines reject such a product.
 */
export function articleData(
  { group, url, title, description, images, item, isUsed, reviews }: Subject,
  { siteUrl, brand }: Site,
): object | null {
  const absolute = (address: string): string => new URL(address, siteUrl).href
  const common = {
    '@context': 'https://schema.org',
    name: title,
    description: plainText(description),
    url,
    brand: { '@type': 'Brand', name: brand },
    ...(images.length > 0 && { image: images.map(absolute) }),
    ...(reviews && reviews.reviewCount > 0 && ratingData(reviews)),
  }
  const variants = item?.variants ?? []
  const [only] = variants
  if (!only) return 'aggregateRating' in common ? { ...common, '@type': 'Product' } : null
  if (variants.length === 1)
    return { ...common, '@type': 'Product', sku: String(only.id), offers: offer(only, url, isUsed) }
  const isVaried = (of: 'sizeName' | 'appearanceName') => new Set(variants.map((variant) => variant[of])).size > 1
  return {
    ...common,
    '@type': 'ProductGroup',
    productGroupID: group,
    variesBy: [
      ...(isVaried('appearanceName') ? ['https://schema.org/color'] : []),
      ...(isVaried('sizeName') ? ['https://schema.org/size'] : []),
    ],
    hasVariant: variants.map((variant) => {
      const image = item?.images.find(({ appearanceName }) => appearanceName === variant.appearanceName)
      return {
        '@type': 'Product',
        sku: String(variant.id),
        name: [title, variant.appearanceName, variant.sizeName].filter(Boolean).join(', '),
        ...(variant.appearanceName && { color: variant.appearanceName }),
        size: variant.sizeName,
        ...(image && { image: absolute(image.imageUrl) }),
        offers: offer(variant, `${url}?variant=${variant.id}`, isUsed),
      }
    }),
  }
}

const ratingData = ({ rating, reviewCount, reviews }: ReviewPage) => ({
  aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount, bestRating: 5, worstRating: 1 },
  review: reviews.map(({ stars, content, authorId, authorName, createdAt }) => ({
    '@type': 'Review',
    author: { '@type': 'Person', name: hunterName({ authorId, authorName }) },
    datePublished: createdAt.slice(0, 10),
    reviewBody: content,
    reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
  })),
})

const offer = ({ retailPrice, inStock }: ArticleItem['variants'][number], url: string, isUsed: boolean) => ({
  '@type': 'Offer',
  url,
  price: retailPrice,
  priceCurrency: CURRENCY.toUpperCase(),
  availability: inStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
  itemCondition: isUsed ? 'https://schema.org/UsedCondition' : 'https://schema.org/NewCondition',
})
