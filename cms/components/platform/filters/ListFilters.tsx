'use client'
import { useTranslation } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation.js'
import { labelIn } from '#contracts/shared/labelIn.ts'

/** One text, or one for each language. */
type Label = string | Record<string, string>

type ListFiltersProps = {
  label: Label
  /** `where` is a Payload query, `[status][equals]=pending`; none shows everything. */
  filters: { label: Label; where: string | null; file?: { label: Label; href: string } }[]
}

export function ListFilters({ label, filters }: ListFiltersProps) {
  const { language } = useTranslation().i18n
  const asked = decodeURIComponent(useSearchParams().toString())
  const matching = filters.filter(({ where }) => (where ? asked.includes(where) : !asked.includes('where[')))
  // A filter can contain another one.
  const current = matching.toSorted((one, other) => (other.where?.length ?? 0) - (one.where?.length ?? 0))[0]
  return (
    <nav className="list-filters" aria-label={labelIn(label, language)}>
      {filters.map((filter) => (
        <a
          key={filter.where ?? ''}
          href={filter.where ? `?where${filter.where}` : '?'}
          aria-current={filter === current ? 'page' : undefined}
        >
          {labelIn(filter.label, language)}
        </a>
      ))}
      {current?.file && (
        <a className="list-filters__file" href={current.file.href}>
          {labelIn(current.file.label, language)}
        </a>
      )}
    </nav>
  )
}
