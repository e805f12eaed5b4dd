import { styled } from 'styled-components'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { FilterChoice, Legend } from './FilterChoice.tsx'

type SizeFilterProps = { sizes: string[]; chosen: string[]; onToggle: (size: string) => void }

export function SizeFilter({ sizes, chosen, onToggle }: SizeFilterProps) {
  if (sizes.length < 2) return null
  return (
    <fieldset>
      <Legend>{t('Sizes')}</Legend>
      <Row>
        {sizes.map((size) => (
          <FilterChoice key={size} value={size} chosen={chosen} look="pill" onToggle={onToggle}>
            {size}
          </FilterChoice>
        ))}
      </Row>
    </fieldset>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`
