/** `hot-deal` is shown as `Hot Deal`. */
export function categoryName(category: string): string {
  return category.replaceAll('-', ' ').replaceAll(/(?<=^|\s)\p{L}/gu, (letter) => letter.toUpperCase())
}
