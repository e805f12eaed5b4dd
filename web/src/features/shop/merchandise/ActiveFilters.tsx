import { X } from 'lucide-react'
import { styled } from 'styled-components'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { listActive } from './listActive.ts'
import type { FilterChoices, MerchandiseFilters } from '#contracts/shop/merchandiseFilters.ts'
import type { FilterChange } from './merchandiseFilters.ts'

type ActiveFiltersProps = {
  filters: MerchandiseFilters
  choices: FilterChoices
  onChange: (change: FilterChange) => void
  onClear: () => void
}

export function ActiveFilters({ filters, choices, onChange, onClear }: ActiveFiltersProps) {
  const chips = listActive(filters, choices)
  if (chips.length === 0) return null
  return (
    <Row role="list" aria-label={t('Active filters')}>
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Chip type="button" aria-label={t('Remove filter {label}', { label })} onClick={() => onChange(without)}>
            {label}
            <X size={14} aria-hidden="true" />
          </Chip>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Button tone="quiet" size="compact" onClick={onClear}>
            {t('Clear all')}
          </Button>
        </li>
      )}
    </Row>
  )
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`
const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-block-size: 2rem;
  padding-inline: ${theme.space[3]};
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface};
  font-size: ${theme.size.sm};
  cursor: pointer;
`
