import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useOffers } from '../../../lib/siteConfig.ts'
import { PRODUCT_SORTS, type ProductFilters, SORTS_BY_REVIEWS } from './filterProducts.ts'

/** The URL holds the filters, so that Back, reload and a shared link restore them. */
export function useProductFilters() {
  const [parameters, setParameters] = useSearchParams()
  const offers = useOffers()
  const sorts = PRODUCT_SORTS.filter(({ value }) => offers('reviews') || !SORTS_BY_REVIEWS.includes(value))
  // The URL is updated with a delay, but a field must show each letter immediately.
  const [filters, setFilters] = useState(() => filtersFrom(parameters))

  function change(next: Partial<ProductFilters>) {
    const { query, category, sort } = { ...filters, ...next }
    const changed = new URLSearchParams()
    if (query) changed.set('q', query)
    if (category !== 'all') changed.set('category', category)
    if (sort !== 'newest') changed.set('sort', sort)
    setFilters({ query, category, sort })
    setParameters(changed, { replace: true })
  }

  const sort = sorts.find(({ value }) => value === filters.sort)?.value ?? 'newest'
  return { filters: { ...filters, sort }, sorts, change }
}

const filtersFrom = (parameters: URLSearchParams): ProductFilters => ({
  query: parameters.get('q') ?? '',
  category: parameters.get('category') ?? 'all',
  sort: PRODUCT_SORTS.find(({ value }) => value === parameters.get('sort'))?.value ?? 'newest',
})
