'use client'
import { useSearchParams } from 'next/navigation.js'

type ListFiltersProps = {
  label: string
  /** `where` is a Payload query, `[status][equals]=pending`; none shows everything. */
  filters: { label: string; where: string | null; file?: { label: string; href: string } }[]
}

export function ListFilters({ label, filters }: ListFiltersProps) {
  const asked = decodeURIComponent(useSearchParams().toString())
  const matching = filters.filter(({ where }) => (where ? asked.includes(where) : !asked.includes('where[')))
  // A filter can contain another one.
  const current = matching.toSorted((one, other) => (other.where?.length ?? 0) - (one.where?.length ?? 0))[0]
  return (
    <nav className="list-filters" aria-label={label}>
      {filters.map((filter) => (
        <a
          key={filter.label}
          href={filter.where ? `?where${filter.where}` : '?'}
          aria-current={filter === current ? 'page' : undefined}
        >
          {filter.label}
        </a>
      ))}
      {current?.file && (
        <a className="list-filters__file" href={current.file.href}>
          {current.file.label}
        </a>
      )}
    </nav>
  )
}
