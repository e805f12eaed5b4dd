import { styled } from 'styled-components'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Input.tsx'
import { ColorFilter } from './ColorFilter.tsx'
import { merchandiseCategoryLabel } from './merchandiseCategoryLabel.ts'
import type { FilterChoices, MerchandiseFilters } from '#contracts/shop/merchandiseFilters.ts'
import type { FilterChange } from './merchandiseFilters.ts'
import { SizeFilter } from './SizeFilter.tsx'
import { useIsWide } from '../../../lib/useIsWide.ts'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { toggleValue } from './toggleValue.ts'

type FilterPanelProps = {
  filters: MerchandiseFilters
  choices: FilterChoices
  isFiltered: boolean
  /** Beside the list, it is shown where a sidebar fits. The slider's code is loaded only where it is shown. */
  isInDialog?: boolean
  onChange: (change: FilterChange) => void
  onClear: () => void
}

export function FilterPanel({ filters, choices, isFiltered, isInDialog = false, onChange, onClear }: FilterPanelProps) {
  const isWide = useIsWide()
  return (
    <Panel>
      <Field label={t('Category')}>
        {(aria) => (
          <Select {...aria} value={filters.category} onChange={({ target }) => onChange({ category: target.value })}>
            <option value="all">{t('All Categories')}</option>
            {choices.categories.map((category) => (
              <option key={category} value={category}>
                {merchandiseCategoryLabel(category)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <SizeFilter
        sizes={choices.sizes}
        chosen={filters.sizes}
        onToggle={(size) => onChange(({ sizes }) => ({ sizes: toggleValue(sizes, size) }))}
      />
      <ColorFilter
        colors={choices.colors}
        chosen={filters.colors}
        onToggle={(color) => onChange(({ colors }) => ({ colors: toggleValue(colors, color) }))}
      />
      {isInDialog || isWide ? (
        <PriceFilter
          range={choices.priceRange}
          value={filters.priceRange}
          onChange={(priceRange) => onChange({ priceRange })}
        />
      ) : (
        <Reserved />
      )}
      {isFiltered && (
        <Button tone="outline" onClick={onClear}>
          {t('Clear Filters')}
        </Button>
      )}
    </Panel>
  )
}

const Panel = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[5]};
`
const Reserved = styled.div`
  block-size: 8.5rem;
`

const PriceFilter = lazyPart(async () => (await import('./PriceFilter.tsx')).PriceFilter, { fallback: <Reserved /> })
