/** An article of the merchandise shop, or a product. */
export type ArticleKind = 'merchandise' | 'product'

const FOLDERS: Record<ArticleKind, string> = { merchandise: '/merchandise', product: '/shop' }
const MAX_SLUG = 60
const MAX_ID = 2_147_483_647

/** The site's address of an article: `/merchandise/12-agate-slice-tee`. */
export function articleAddress(kind: ArticleKind, id: number | string, title: string): string {
  const slug = articleSlug(title)
  return `${FOLDERS[kind]}/${id}${slug && `-${slug}`}`
}

/** Empty when the title has no letter or digit of the Latin alphabet. */
export function articleSlug(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
  return plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, MAX_SLUG)
    .replace(/-$/, '')
}

/** The id in `12-agate-slice-tee`; null when there is none. */
export function articleIdOf(segment: string): number | null {
  const id = Number(/^([1-9]\d{0,9})(?:-.*)?$/.exec(segment)?.[1] ?? 0)
  return id > 0 && id <= MAX_ID ? id : null
}
