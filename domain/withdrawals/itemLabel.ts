type Item = { quantity: number; title: string; size: string; color: string }

export const itemLabel = ({ quantity, title, size, color }: Item): string =>
  `${quantity} × ${title} (${size}, ${color})`
