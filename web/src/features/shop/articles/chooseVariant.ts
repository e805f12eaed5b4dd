import type { ArticleItem, ArticleVariant } from '#contracts/shop/articles.ts'
import { centsOf } from '#contracts/shared/money.ts'
import { formatMoney } from '../../../lib/money.ts'
import { t } from '../../../lib/text.ts'

/** By id, because two variants can have the same size and color. */
export type Choice = { color: string; variantId: ArticleVariant['id'] | null }

type Variants = readonly ArticleVariant[]

/** The variant of a shared link, otherwise the first color, and its size if there is only one. */
export function startChoice(variants: Variants, variantId: string | null): Choice {
  const linked = variants.find(({ id }) => String(id) === variantId)
  if (linked) return { color: linked.appearanceName, variantId: linked.id }
  const first = variants.find(({ inStock }) => inStock) ?? variants[0]
  return withColor(variants, { color: '', variantId: null }, first?.appearanceName ?? '')
}

/** Keeps the size where the color has it. */
export function withColor(variants: Variants, choice: Choice, color: string): Choice {
  const sizes = sizesIn(variants, color)
  const before = chosenVariant(variants, choice)
  const same = sizes.filter(({ sizeName, inStock }) => sizeName === before?.sizeName && inStock)
  const samePrice = same.filter(({ retailPrice }) => retailPrice === before?.retailPrice)
  const [only, ...others] = sizes.length === 1 ? sizes : same.length > 1 ? samePrice : same
  return { color, variantId: only && others.length === 0 ? only.id : null }
}

/** Own goods have sizes or kinds, and no colors. */
export const hasColors = (variants: Variants): boolean => variants.some(({ appearanceName }) => appearanceName !== '')

export const sizesIn = (variants: Variants, color: string): ArticleVariant[] =>
  variants.filter(({ appearanceName }) => appearanceName === color)

export const chosenVariant = (variants: Variants, { variantId }: Choice): ArticleVariant | undefined =>
  variants.find(({ id }) => id === variantId)

/** Whether the color has this size twice. The price then distinguishes the two. */
export const isDouble = (variants: Variants, { id, appearanceName, sizeName }: ArticleVariant): boolean =>
  variants.some((one) => one.id !== id && one.appearanceName === appearanceName && one.sizeName === sizeName)

export type Swatch = { name: string; color: string | null; isSoldOut: boolean }

export function swatchesOf(variants: Variants): Swatch[] {
  const names = [...new Set(variants.map(({ appearanceName }) => appearanceName))]
  return names.map((name) => {
    const sizes = sizesIn(variants, name)
    return {
      name,
      color: sizes[0]?.appearanceColorValue ?? null,
      isSoldOut: sizes.every(({ inStock }) => !inStock),
    }
  })
}

/** `$25.90`, or `$25.90 – $28.90` until the variant is known. */
export function priceText(variants: Variants, chosen: ArticleVariant | undefined): string {
  const prices = (chosen ? [chosen] : variants).map(({ retailPrice }) => centsOf(retailPrice))
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  return lowest === highest ? formatMoney(lowest) : `${formatMoney(lowest)} – ${formatMoney(highest)}`
}

export function stockText({ inStock, left }: ArticleVariant): string | null {
  if (!inStock) return t('Sold out')
  return left === null ? null : t('Only {left} left', { left })
}

/** The pictures of a color; if it has none, those without a color. */
export function picturesOf({ images }: Pick<ArticleItem, 'images'>, color: string): string[] {
  const own = images.filter(({ appearanceName }) => appearanceName === color)
  const shown = own.length > 0 ? own : images.filter(({ appearanceName }) => appearanceName === null)
  const urls = (shown.length > 0 ? shown : images.slice(0, 1)).map(({ imageUrl }) => imageUrl)
  return [...new Set(urls)]
}
