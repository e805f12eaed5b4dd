export type Item = { quantity: number; title: string; size: string; color: string }

/** Of a line, what names it. */
export const itemOf = ({ quantity, title, size, color }: Item): Item => ({ quantity, title, size, color })

/** As emails, problems and the panel name a line of an order: `2 × Agate Tee (M, Moss)`. */
export const itemLabel = ({ quantity, title, size, color }: Item): string =>
  `${quantity} × ${title} (${size}, ${color})`
