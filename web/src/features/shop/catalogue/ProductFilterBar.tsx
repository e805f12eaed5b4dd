import type { Ref } from 'react'
import { styled } from 'styled-components'
import { MAX_SEARCH_CHARACTERS } from '#contracts/content/searchKinds.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Field } from '../../../ui/Field.tsx'
import { Input, Select } from '../../../ui/Input.tsx'
import type { CategoryCount, PRODUCT_SORTS, ProductFilters } from './filterProducts.ts'
import { categoryLabel } from './categoryLabel.ts'

type ProductFilterBarProps = {
  searchRef: Ref<HTMLInputElement>
  filters: ProductFilters
  categories: CategoryCount[]
  sorts: readonly (typeof PRODUCT_SORTS)[number][]
  onChange: (next: Partial<ProductFilters>) => void
}

export function ProductFilterBar({ searchRef, filters, categories, sorts, onChange }: ProductFilterBarProps) {
  function changeSort(value: string) {
    const sort = sorts.find((candidate) => candidate.value === value)
    if (sort) onChange({ sort: sort.value })
  }

  return (
    <Bar role="search">
      <Field label={t('Search')}>
        {(aria) => (
          <Input
            {...aria}
            ref={searchRef}
            type="search"
            placeholder={t('Search products...')}
            value={filters.query}
            maxLength={MAX_SEARCH_CHARACTERS}
            onChange={(event) => onChange({ query: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('Category')}>
        {(aria) => (
          <Select {...aria} value={filters.category} onChange={({ target }) => onChange({ category: target.value })}>
            <option value="all">{t('All Categories')}</option>
            {categories.map(({ category }) => (
              <option key={category} value={category}>
                {categoryLabel(category)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('Sort')}>
        {(aria) => (
          <Select {...aria} value={filters.sort} onChange={({ target }) => changeSort(target.value)}>
            {sorts.map(({ value, label }) => (
              <option key={value} value={value}>
                {t(label)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Bar>
  )
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[3]};

  > :first-child {
    grid-column: 1 / -1;
  }

  ${theme.from.tablet} {
    grid-template-columns: 2fr 1fr 1fr;

    > :first-child {
      grid-column: auto;
    }
  }
`
