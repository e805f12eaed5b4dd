import { msg } from '#contracts/shared/msg.ts'
import type { Product } from '#contracts/shop/products.ts'
import { type FoundArticles, PLAIN_SEARCH } from '../../../lib/useFoundArticles.ts'

export const PRODUCT_SORTS = [
  { value: 'newest', label: msg('Newest') },
  { value: 'price-asc', label: msg('Price: Low to High') },
  { value: 'price-desc', label: msg('Price: High to Low') },
  { value: 'rating', label: msg('Highest Rated') },
  { value: 'popular', label: msg('Most Popular') },
] as const
type ProductSort = (typeof PRODUCT_SORTS)[number]['value']

/** What reviews say. */
export const SORTS_BY_REVIEWS: readonly ProductSort[] = ['rating', 'popular']

export type ProductFilters = { query: string; category: string; sort: ProductSort }

const comparisons: Record<ProductSort, (one: Product, other: Product) => number> = {
  newest: (one, other) => other.id - one.id,
  'price-asc': (one, other) => Number(one.price) - Number(other.price),
  'price-desc': (one, other) => Number(other.price) - Number(one.price),
  rating: (one, other) => Number(other.rating) - Number(one.rating),
  popular: (one, other) => other.reviewCount - one.reviewCount,
}

export function filterProducts(
  products: Product[],
  { query, category, sort }: ProductFilters,
  found: FoundArticles = PLAIN_SEARCH,
): Product[] {
  const matches = found.matches(query)
  return products
    .filter(({ inStock }) => inStock)
    .filter((product) => category === 'all' || product.category === category)
    .filter((product) => found.ids.has(product.id) || matches(textOf(product)))
    .toSorted(comparisons[sort])
}

const textOf = ({ name, description, category }: Product): string => [name, description, category].join(' ')

export type CategoryCount = { category: string; count: number }

export function countCategories(products: Product[]): CategoryCount[] {
  const counts = new Map<string, number>()
  for (const { category, inStock } of products) if (inStock) counts.set(category, (counts.get(category) ?? 0) + 1)
  return [...counts].map(([category, count]) => ({ category, count }))
}
