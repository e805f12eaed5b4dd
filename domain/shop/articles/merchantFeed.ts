import { articleAddress } from '#contracts/shop/articleAddress.ts'
import { CURRENCY } from '#contracts/shared/constants.ts'
import { cutText } from '#contracts/shared/cutText.ts'
import { mediaAddress } from '#contracts/shared/mediaAddress.ts'
import { centsToAmount } from '#contracts/shared/money.ts'
import { plainText } from '#contracts/shop/plainText.ts'
import type { StoredMerchandise } from '../catalogue/listMerchandise.ts'
import type { ProductOption } from '../catalogue/listProductOptions.ts'
import type { StoredProduct } from '../catalogue/products.ts'
import { element, type Markup, writeXml } from '#domain/platform/writeXml.ts'
import { wearerOf } from './wearerOf.ts'

type Site = { siteUrl: string; brand: string; tagline: string }

/** Google's limits for a title and a description. */
const MAX_TITLE = 150
const MAX_DESCRIPTION = 5000

type Sold = { merchandise: StoredMerchandise[]; products: StoredProduct[]; options: ProductOption[] }

/**
 * A feed for Google Merchant Center: RSS 2.0 with an item for each variant of merchandise that is for sale, and for each
 * own product or each of its sizes or kinds.
 */
export function merchantFeed({ merchandise, products, options }: Sold, { siteUrl, brand, tagline }: Site): string {
  const entries = [
    ...merchandise.flatMap((item) => item.variants.map((variant) => entryOf(item, variant, { siteUrl, brand }))),
    ...products.flatMap((product) => ownEntry(product, { siteUrl, brand })),
    ...products.flatMap((product) => optionEntries(product, options, { siteUrl, brand })),
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

type SiteFacts = Pick<Site, 'siteUrl' | 'brand'>

function entryOf(
  { id, title, description, category, images }: StoredMerchandise,
  variant: StoredMerchandise['variants'][number],
  site: SiteFacts,
): Markup {
  const image =
    images.find(({ appearanceName }) => appearanceName === variant.appearanceName) ??
    images.find(({ isPrimary }) => isPrimary) ??
    images[0]
  const wearer = wearerOf({ title, category, size: variant.sizeName })
  return entry(site, {
    id: variant.id,
    group: `merchandise-${id}`,
    title: titleOf(title, variant),
    description,
    path: `${articleAddress('merchandise', id, title)}?variant=${variant.id}`,
    image: image?.imageUrl ?? null,
    inStock: variant.inStock,
    isUsed: false,
    priceCents: variant.retailPriceCents,
    facts: [
      ['g:color', variant.appearanceName],
      ['g:size', variant.sizeName],
      ...(wearer
        ? ([
            ['g:age_group', wearer.ageGroup],
            ['g:gender', wearer.gender],
          ] satisfies Fields)
        : []),
    ],
    category,
  })
}

/** None for what is sold as merchandise, which is in the feed already, for what has options, and for what has no price. */
function ownEntry({ id, variantId, name, imageKey, ...product }: StoredProduct, site: SiteFacts): Markup[] {
  if (variantId === null) return []
  return [
    entry(site, {
      ...product,
      id: variantId,
      group: null,
      title: cutText(name, MAX_TITLE),
      path: articleAddress('product', id, name),
      image: imageKey && mediaAddress(imageKey),
      facts: [],
    }),
  ]
}

/** Each of its sizes or kinds has its own price and stock. */
function optionEntries({ id, name, imageKey, ...product }: StoredProduct, options: ProductOption[], site: SiteFacts) {
  return options
    .filter(({ productId }) => productId === id)
    .map((option) =>
      entry(site, {
        ...product,
        id: option.variantId,
        group: `product-${id}`,
        title: titleOf(name, { appearanceName: '', sizeName: option.name }),
        path: `${articleAddress('product', id, name)}?variant=${option.variantId}`,
        image: imageKey && mediaAddress(imageKey),
        inStock: option.inStock,
        priceCents: option.priceCents,
        facts: [['g:size', option.name]],
      }),
    )
}

type Fields = [name: string, value: string][]
type Offered = Pick<StoredProduct, 'description' | 'category' | 'priceCents' | 'inStock' | 'isUsed'> & {
  id: number
  /** Of variants of one article. */
  group: string | null
  title: string
  path: string
  image: string | null
  facts: Fields
}

function entry({ siteUrl, brand }: SiteFacts, offered: Offered): Markup {
  const { id, group, title, description, path, image, inStock, isUsed, priceCents, facts, category } = offered
  const fields: Fields = [
    ['g:id', String(id)],
    ...(group ? ([['g:item_group_id', group]] satisfies Fields) : []),
    ['title', title],
    ['description', cutText(plainText(description ?? '') || title, MAX_DESCRIPTION)],
    ['link', siteUrl + path],
    ...(image ? ([['g:image_link', new URL(image, siteUrl).href]] satisfies Fields) : []),
    ['g:availability', inStock ? 'in_stock' : 'out_of_stock'],
    ['g:price', `${centsToAmount(priceCents)} ${CURRENCY.toUpperCase()}`],
    ['g:condition', isUsed ? 'used' : 'new'],
    ['g:brand', brand],
    ['g:identifier_exists', 'no'],
    ...facts,
    ['g:product_type', category],
  ]
  return element(
    'item',
    fields.map(([name, value]) => element(name, value)),
  )
}

/** Color and size stay, because they tell the items of a group apart. */
function titleOf(title: string, { appearanceName, sizeName }: { appearanceName: string; sizeName: string }): string {
  const variant = cutText(`, ${[appearanceName, sizeName].filter(Boolean).join(', ')}`, MAX_TITLE)
  return cutText(title, MAX_TITLE - variant.length).trimEnd() + variant
}
