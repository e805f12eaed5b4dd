import { X } from 'lucide-react'
import { styled } from 'styled-components'
import { formatDollars } from '../../lib/dollars.ts'
import { theme } from '../../theme.ts'
import type { FilterChoices, MerchandiseFilters } from './merchandiseFilters.ts'
import { toggled } from './toggled.ts'

type ActiveFiltersProps = {
  filters: MerchandiseFilters
  choices: FilterChoices
  onChange: (next: Partial<MerchandiseFilters>) => void
}

/** Every filter in force as a chip that takes it away. */
export function ActiveFilters({ filters, choices, onChange }: ActiveFiltersProps) {
  const { category, sizes, colors, priceRange } = filters
  const [min, max] = priceRange
  const [least, most] = choices.priceRange
  const chips = [
    ...(category === 'all' ? [] : [{ label: category, without: { category: 'all' } }]),
    ...sizes.map((size) => ({ label: size, without: { sizes: toggled(sizes, size) } })),
    ...colors.map((color) => ({ label: color, without: { colors: toggled(colors, color) } })),
    ...(min === least && max === most
      ? []
      : [{ label: `${formatDollars(min)} to ${formatDollars(max)}`, without: { priceRange: choices.priceRange } }]),
  ]
  if (chips.length === 0) return null
  return (
    <Row role="list" aria-label="Active filters">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Chip type="button" aria-label={`Remove filter ${label}`} onClick={() => onChange(without)}>
            {label}
            <X size={14} aria-hidden="true" />
          </Chip>
        </li>
      ))}
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
