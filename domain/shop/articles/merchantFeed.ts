import { articleAddress } from '#contracts/articleAddress.ts'
import { CURRENCY } from '#contracts/constants.ts'
import { cutText } from '#contracts/cutText.ts'
import { mediaAddress } from '#contracts/mediaAddress.ts'
import { centsToAmount } from '#contracts/money.ts'
import { plainText } from '#contracts/plainText.ts'
import type { StoredMerchandise } from '../catalogue/listMerchandise.ts'
import type { StoredProduct } from '../catalogue/products.ts'
import { element, type Markup, writeXml } from '#domain/platform/writeXml.ts'
import { wearerOf } from './wearerOf.ts'

type Site = { siteUrl: string; brand: string; tagline: string }

/** Google's limits for a title and a description. */
const MAX_TITLE = 150
const MAX_DESCRIPTION = 5000

type Sold = { merchandise: StoredMerchandise[]; products: StoredProduct[] }

/** A feed for Google Merchant Center: RSS 2.0 with an item for each variant of merchandise that is for sale, and each own product. */
export function merchantFeed({ merchandise, products }: Sold, { siteUrl, brand, tagline }: Site): string {
  const entries = [
    ...merchandise.flatMap((item) => item.variants.map((variant) => entryOf(item, variant, { siteUrl, brand }))),
    ...products.flatMap((product) => ownEntry(product, { siteUrl, brand })),
  ]
  const channel = [
    element('title', brand),
    element('link', `${siteUrl}/merchandise`),
    element('description', tagline),
    ...entries,
  ]
  const spaces = { 'xmlns:g': 'http://base.google.com/ns/1.0' }
  return writeXml(element('rss', [element('channel', channel)], { version: '2.0', ...spaces }))
}

function entryOf(
  item: StoredMerchandise,
  variant: StoredMerchandise['variants'][number],
  { siteUrl, brand }: Pick<Site, 'siteUrl' | 'brand'>,
): Markup {
  const image =
    item.images.find(({ appearanceName }) => appearanceName === variant.appearanceName) ??
    item.images.find(({ isPrimary }) => isPrimary) ??
    item.images[0]
  const title = titleOf(item.title, variant)
  const wearer = wearerOf({ title: item.title, category: item.category, size: variant.sizeName })
  const fields: [name: string, value: string][] = [
    ['g:id', String(variant.id)],
    ['g:item_group_id', `merchandise-${item.id}`],
    ['title', title],
    ['description', cutText(plainText(item.description ?? '') || title, MAX_DESCRIPTION)],
    ['link', `${siteUrl}${articleAddress('merchandise', item.id, item.title)}?variant=${variant.id}`],
    ...(image ? [['g:image_link', new URL(image.imageUrl, siteUrl).href] as [string, string]] : []),
    ['g:availability', variant.inStock ? 'in_stock' : 'out_of_stock'],
    ['g:price', `${centsToAmount(variant.retailPriceCents)} ${CURRENCY.toUpperCase()}`],
    ['g:condition', 'new'],
    ['g:brand', brand],
    ['g:identifier_exists', 'no'],
    ['g:color', variant.appearanceName],
    ['g:size', variant.sizeName],
    ...(wearer
      ? ([
          ['g:age_group', wearer.ageGroup],
          ['g:gender', wearer.gender],
        ] as [string, string][])
      : []),
    ['g:product_type', item.category],
  ]
  return element(
    'item',
    fields.map(([name, value]) => element(name, value)),
  )
}

/** None for what is sold as merchandise, which is in the feed already, and for what has no price. */
function ownEntry(
  { id, variantId, name, description, imageKey, category, priceCents, inStock }: StoredProduct,
  { siteUrl, brand }: Pick<Site, 'siteUrl' | 'brand'>,
): Markup[] {
  if (variantId === null) return []
  const title = cutText(name, MAX_TITLE)
  const fields: [name: string, value: string][] = [
    ['g:id', String(variantId)],
    ['title', title],
    ['description', cutText(plainText(description ?? '') || title, MAX_DESCRIPTION)],
    ['link', siteUrl + articleAddress('product', id, name)],
    ...(imageKey ? [['g:image_link', siteUrl + mediaAddress(imageKey)] as [string, string]] : []),
    ['g:availability', inStock ? 'in_stock' : 'out_of_stock'],
    ['g:price', `${centsToAmount(priceCents)} ${CURRENCY.toUpperCase()}`],
    ['g:condition', 'new'],
    ['g:brand', brand],
    ['g:identifier_exists', 'no'],
    ['g:product_type', category],
  ]
  return [
    element(
      'item',
      fields.map(([field, value]) => element(field, value)),
    ),
  ]
}

/** Color and size stay, because they tell the items of a group apart. */
function titleOf(title: string, { appearanceName, sizeName }: { appearanceName: string; sizeName: string }): string {
  const variant = cutText(`, ${appearanceName}, ${sizeName}`, MAX_TITLE)
  return cutText(title, MAX_TITLE - variant.length).trimEnd() + variant
}
