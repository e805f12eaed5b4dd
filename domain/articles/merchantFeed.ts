import { articleAddress } from '#contracts/articleAddress.ts'
import { CURRENCY } from '#contracts/constants.ts'
import { escapeHtml } from '#contracts/escapeHtml.ts'
import { centsToAmount } from '#contracts/money.ts'
import { plainText } from '#contracts/plainText.ts'
import type { StoredMerchandise } from '../catalogue/listMerchandise.ts'

type Site = { siteUrl: string; brand: string; tagline: string }

/** Google's limits for a title and a description. */
const MAX_TITLE = 150
const MAX_DESCRIPTION = 5000

/** A feed for Google Merchant Center: RSS 2.0 with an item for each variant that is for sale. */
export function merchantFeed(items: StoredMerchandise[], { siteUrl, brand, tagline }: Site): string {
  const entries = items.flatMap((item) => item.variants.map((variant) => entryOf(item, variant, { siteUrl, brand })))
  const channel = element('title', brand) + element('link', `${siteUrl}/merchandise`) + element('description', tagline)
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${channel}${entries.join('')}</channel></rss>`
}

function entryOf(
  item: StoredMerchandise,
  variant: StoredMerchandise['variants'][number],
  { siteUrl, brand }: Pick<Site, 'siteUrl' | 'brand'>,
): string {
  const image =
    item.images.find(({ appearanceName }) => appearanceName === variant.appearanceName) ??
    item.images.find(({ isPrimary }) => isPrimary) ??
    item.images[0]
  const title = `${item.title}, ${variant.appearanceName}, ${variant.sizeName}`
  const fields: [name: string, value: string][] = [
    ['g:id', String(variant.id)],
    ['g:item_group_id', `merchandise-${item.id}`],
    ['title', title.slice(0, MAX_TITLE)],
    ['description', (plainText(item.description ?? '') || title).slice(0, MAX_DESCRIPTION)],
    ['link', `${siteUrl}${articleAddress('merchandise', item.id, item.title)}?variant=${variant.id}`],
    ...(image ? [['g:image_link', new URL(image.imageUrl, siteUrl).href] as [string, string]] : []),
    ['g:availability', variant.inStock ? 'in_stock' : 'out_of_stock'],
    ['g:price', `${centsToAmount(variant.retailPriceCents)} ${CURRENCY.toUpperCase()}`],
    ['g:condition', 'new'],
    ['g:brand', brand],
    ['g:identifier_exists', 'no'],
    ['g:color', variant.appearanceName],
    ['g:size', variant.sizeName],
    ['g:product_type', item.category],
  ]
  return `<item>${fields.map(([name, value]) => element(name, value)).join('')}</item>`
}

const element = (name: string, value: string): string => `<${name}>${escapeXml(value)}</${name}>`

/** Also removes control characters, which XML does not allow. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, ''))
}
