import { CURRENCY } from '#contracts/shared/constants.ts'
import { inLanguage, type Language } from '#contracts/shared/languages.ts'
import { mediaAddress } from '#contracts/shared/mediaAddress.ts'
import type { StoredPost } from '#domain/content/posts/findPosts.ts'
import { isMembersOnly } from '#domain/content/posts/mayWatch.ts'
import { env } from '#env'
import { textsIn } from '#texts/textsIn.ts'

// In the vocabulary of schema.org. Articles describe themselves in `domain/shop/articles/articleData.ts`.

/** For pages without a picture of their own: the drawn gift card. */
const AGATE = '/agate.webp'

export type Named = { name: string; description: string; logoUrl: string | null }

/** Of what has no picture of its own. */
export const standardPicture = ({ logoUrl }: Named): string => logoUrl ?? AGATE

export const siteData = (brand: Named, language: Language) => ({
  '@context': 'https://schema.org',
  ...websiteData(brand, language),
})

const websiteData = ({ name, description }: Named, language: Language) => ({
  '@type': 'WebSite',
  name,
  url: env().SITE_URL + inLanguage(language, '/'),
  description,
})

/** A list of published posts, in their order. */
export function listData(
  name: string,
  posts: { id: number | string; title: string }[],
  brand: Named,
  language: Language,
): object {
  const { SITE_URL } = env()
  const items = posts.map(({ id, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: SITE_URL + inLanguage(language, `/content/${id}`),
  }))
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name,
    isPartOf: websiteData(brand, language),
    mainEntity: { '@type': 'ItemList', itemListElement: items },
  }
}

/** @param amounts for sale, smallest first. */
export function giftCardData(amounts: string[], description: string, brand: Named, language: Language): object {
  const { SITE_URL } = env()
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: textsIn(language)('Gift card'),
    description,
    image: new URL(standardPicture(brand), SITE_URL).href,
    url: SITE_URL + inLanguage(language, '/gift-cards'),
    brand: { '@type': 'Brand', name: brand.name },
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: CURRENCY.toUpperCase(),
      lowPrice: amounts[0],
      highPrice: amounts.at(-1),
      offerCount: amounts.length,
      availability: 'https://schema.org/InStock',
    },
  }
}

type Shown = { name: string; description: string; picture: string | null; now: Date; language: Language }

/** Names no media of a post that is for members. */
export function postData(post: StoredPost, { name, description, picture, now, language }: Shown): object {
  const { SITE_URL } = env()
  const isFree = !isMembersOnly(post, now)
  return {
    '@context': 'https://schema.org',
    '@type': post.type === 'video' ? 'VideoObject' : 'ImageGallery',
    name,
    description,
    url: SITE_URL + inLanguage(language, `/content/${post.id}`),
    uploadDate: post.createdAt.toISOString(),
    isAccessibleForFree: isFree,
    // A film has no cover while it is being prepared.
    ...((picture || post.type === 'video') && { thumbnailUrl: SITE_URL + (picture ?? AGATE) }),
    ...(post.videoDuration && { duration: `PT${Math.round(post.videoDuration)}S` }),
    ...(isFree && post.videoKey && { contentUrl: `${SITE_URL}${mediaAddress(post.videoKey)}` }),
    ...(isFree &&
      post.imageKeys.length > 0 && { image: post.imageKeys.map((key) => `${SITE_URL}${mediaAddress(key)}`) }),
  }
}
