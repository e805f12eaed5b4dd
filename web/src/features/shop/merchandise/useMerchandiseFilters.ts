import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Merchandise } from '#contracts/shop/products.ts'
import {
  searchParamsFromFilters,
  choicesOf,
  type FilterChange,
  filtersFromSearchParams,
  type MerchandiseFilters,
} from './merchandiseFilters.ts'

export function useMerchandiseFilters(items: Merchandise[]) {
  const [parameters, setParameters] = useSearchParams()
  const choices = useMemo(() => choicesOf(items), [items])
  const filters = useMemo(() => filtersFromSearchParams(parameters, choices), [parameters, choices])

  function change(change: FilterChange) {
    // A second change before the next render must build on the first.
    const latest = filtersFromSearchParams(new URLSearchParams(window.location.search), choices)
    const next = typeof change === 'function' ? change(latest) : change
    setParameters(searchParamsFromFilters({ ...latest, ...next }, choices), { replace: replacesHistory(next) })
  }

  return {
    filters,
    choices,
    change,
    clear: () => setParameters({}),
    isFiltered: searchParamsFromFilters(filters, choices).size > 0,
  }
}

/** Typing and dragging make many small changes; Back must not undo each one. */
const replacesHistory = (next: Partial<MerchandiseFilters>) => 'query' in next || 'priceRange' in next
