import { compareSizes } from '#contracts/shop/sizeOrder.ts'

type Named = { appearanceName: string; sizeName: string }

/** Colors as the print provider lists them, each from its smallest size. */
export function orderVariants<Variant extends Named>(variants: Variant[]): Variant[] {
  const colors = [...new Set(variants.map(({ appearanceName }) => appearanceName))]
  const place = ({ appearanceName }: Named) => colors.indexOf(appearanceName)
  return variants.toSorted((one, other) => place(one) - place(other) || compareSizes(one.sizeName, other.sizeName))
}
