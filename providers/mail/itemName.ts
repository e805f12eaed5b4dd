import type { Translate } from '#texts/textsIn.ts'

type Item = { title: string; size: string; color: string }

/** Own goods have no color, and most of them no size. */
export const itemName = ({ title, size, color }: Item, t: Translate): string =>
  color === '' ? [title, size].filter(Boolean).join(', ') : t('{title} in {color}, {size}', { title, color, size })
