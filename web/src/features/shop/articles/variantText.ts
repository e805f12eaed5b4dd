/** Its color and size; empty for what comes in one of each, such as a stone. */
export const variantText = ({ appearanceName, sizeName }: { appearanceName: string; sizeName: string }): string =>
  [appearanceName, sizeName].filter(Boolean).join(', ')

/** The same of a line of an order. */
export const lineVariantText = ({ color, size }: { color: string; size: string }): string =>
  variantText({ appearanceName: color, sizeName: size })

/** Its title with color and size, as controls name it. */
export const withVariant = (title: string, variant: string): string => (variant ? `${title}, ${variant}` : title)

/** `Agate Tee (Moss, M)` */
export const withVariantInBrackets = (title: string, variant: string): string =>
  variant ? `${title} (${variant})` : title
