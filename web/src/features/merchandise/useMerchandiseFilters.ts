import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Merchandise } from '#contracts/products.ts'
import {
  addressFromFilters,
  choicesOf,
  type FilterChange,
  filtersFromAddress,
  type MerchandiseFilters,
} from './merchandiseFilters.ts'

/** The address holds the filters, so Back, reload and a shared link all show the same. */
export function useMerchandiseFilters(items: Merchandise[]) {
  const [parameters, setParameters] = useSearchParams()
  const choices = useMemo(() => choicesOf(items), [items])
  const filters = useMemo(() => filtersFromAddress(parameters, choices), [parameters, choices])

  function change(change: FilterChange) {
    // Two changes of one moment: the second is to build on the first, which is not drawn yet.
    const latest = filtersFromAddress(new URLSearchParams(window.location.search), choices)
    const next = typeof change === 'function' ? change(latest) : change
    setParameters(addressFromFilters({ ...latest, ...next }, choices), { replace: isPassing(next) })
  }

  return {
    filters,
    choices,
    change,
    clear: () => setParameters({}),
    isFiltered: addressFromFilters(filters, choices).size > 0,
  }
}

/** Typing and dragging come in many small steps; Back should not have to undo each. */
const isPassing = (next: Partial<MerchandiseFilters>) => 'query' in next || 'priceRange' in next
