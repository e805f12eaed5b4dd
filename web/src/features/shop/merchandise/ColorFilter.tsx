import { styled } from 'styled-components'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { FilterChoice, Legend } from './FilterChoice.tsx'
import type { Swatch } from '#contracts/shop/merchandiseFilters.ts'
import { SwatchDot } from '../../../ui/SwatchDot.tsx'

type ColorFilterProps = { colors: Swatch[]; chosen: string[]; onToggle: (color: string) => void }

export function ColorFilter({ colors, chosen, onToggle }: ColorFilterProps) {
  if (colors.length < 2) return null
  return (
    <fieldset>
      <Legend>{t('Colors')}</Legend>
      <List>
        {colors.map(({ name, color }) => (
          <FilterChoice key={name} value={name} chosen={chosen} look="line" onToggle={onToggle}>
            <SwatchDot color={color} />
            {name}
          </FilterChoice>
        ))}
      </List>
    </fieldset>
  )
}

const List = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  gap: 0 ${theme.space[2]};
`
