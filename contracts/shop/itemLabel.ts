export type Item = { quantity: number; title: string; size: string; color: string }

/** Of a line, what names it. */
export const itemOf = ({ quantity, title, size, color }: Item): Item => ({ quantity, title, size, color })

/** Its size and color; empty for what comes in one of each, such as a stone. */
export const variantLabel = ({ size, color }: Pick<Item, 'size' | 'color'>): string =>
  [size, color].filter(Boolean).join(', ')

/** `Agate Tee (M, Moss)` */
export function nameOf({ title, ...variant }: Omit<Item, 'quantity'>): string {
  const label = variantLabel(variant)
  return label ? `${title} (${label})` : title
}

/** As emails, problems and the panel name a line of an order: `2 × Agate Tee (M, Moss)`. */
export const itemLabel = ({ quantity, ...item }: Item): string => `${quantity} × ${nameOf(item)}`
