import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  type FilterChoices,
  filtersFromSearchParams,
  type MerchandiseFilters,
  searchParamsFromFilters,
} from '#contracts/shop/merchandiseFilters.ts'
import type { FilterChange } from './merchandiseFilters.ts'
import { sortCategories } from './sortCategories.ts'

/**
 * @param offered by the whole catalog.
 * @param sizes chosen by the address, as the catalog writes them.
 */
export function useMerchandiseFilters(offered: FilterChoices, sizes: string[]) {
  const [parameters, setParameters] = useSearchParams()
  const choices = useMemo(() => ({ ...offered, categories: sortCategories(offered.categories) }), [offered])
  const filters = useMemo(() => {
    const read = filtersFromSearchParams(parameters, choices)
    return sizes.length > 0 ? { ...read, sizes } : read
  }, [parameters, choices, sizes])

  function change(change: FilterChange) {
    // A second change before the next render must build on the first.
    const now = new URLSearchParams(window.location.search)
    const latest = now.toString() === parameters.toString() ? filters : filtersFromSearchParams(now, choices)
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
