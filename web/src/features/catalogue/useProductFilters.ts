import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PRODUCT_SORTS, type ProductFilters } from './filterProducts.ts'

/** The filters of the shop, written into the address, so that Back, reload and a shared link all show the same. */
export function useProductFilters() {
  const [parameters, setParameters] = useSearchParams()
  // The address follows a moment later, and a field must show each letter at once.
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

  return { filters, change }
}

const filtersFrom = (parameters: URLSearchParams): ProductFilters => ({
  query: parameters.get('q') ?? '',
  category: parameters.get('category') ?? 'all',
  sort: PRODUCT_SORTS.find(({ value }) => value === parameters.get('sort'))?.value ?? 'newest',
})
