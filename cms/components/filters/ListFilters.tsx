'use client'
import { useSearchParams } from 'next/navigation.js'

type ListFiltersProps = {
  label: string
  /** `where` is a Payload query, `[status][equals]=pending`; none shows everything. */
  filters: { label: string; where: string | null; file?: { label: string; href: string } }[]
}

export function ListFilters({ label, filters }: ListFiltersProps) {
  const asked = decodeURIComponent(useSearchParams().toString())
  const isCurrent = (where: string | null) => (where ? asked.includes(where) : !asked.includes('where['))
  return (
    <nav className="list-filters" aria-label={label}>
      {filters.map((filter) => (
        <a
          key={filter.label}
          href={filter.where ? `?where${filter.where}` : '?'}
          aria-current={isCurrent(filter.where) ? 'page' : undefined}
        >
          {filter.label}
        </a>
      ))}
      {filters.map(
        ({ where, file }) =>
          file &&
          isCurrent(where) && (
            <a key={file.href} href={file.href}>
              {file.label}
            </a>
          ),
      )}
    </nav>
  )
}
