import type { Swatch } from '#contracts/shop/merchandiseFilters.ts'
import type { Merchandise, Variant } from '#contracts/shop/products.ts'

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
