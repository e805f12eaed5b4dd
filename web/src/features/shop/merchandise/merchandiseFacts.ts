import type { Cents } from '#contracts/shared/money.ts'
import type { Merchandise, Variant } from '#contracts/shop/products.ts'
import { centsOf } from '#contracts/shared/money.ts'

export const variantCents = ({ retailPrice }: Variant): Cents => centsOf(retailPrice)

export type Swatch = { name: string; color: string | null }

export function swatchesOf(variants: Variant[]): Swatch[] {
  const byName = new Map<string, Swatch>()
  for (const { appearanceName, appearanceColorValue } of variants) {
    if (!byName.has(appearanceName)) byName.set(appearanceName, { name: appearanceName, color: appearanceColorValue })
  }
  return [...byName.values()]
}

export function imageFor({ images }: Merchandise, appearanceName: string | undefined): string | null {
  const image =
    images.find((candidate) => appearanceName && candidate.appearanceName === appearanceName) ??
    images.find(({ isPrimary }) => isPrimary) ??
    images[0]
  return image?.imageUrl ?? null
}

export function priceRangeOf(items: Merchandise[]): [min: Cents, max: Cents] {
  const prices = items.flatMap(({ variants }) => variants.map(variantCents))
  return prices.length ? [Math.min(...prices), Math.max(...prices)] : [0, 0]
}
