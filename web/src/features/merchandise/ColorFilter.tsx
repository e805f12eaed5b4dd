import { styled } from 'styled-components'
import { theme } from '../../theme.ts'
import type { Swatch } from './merchandiseFacts.ts'
import { Legend } from './SizeFilter.tsx'
import { SwatchSpot } from './SwatchSpot.tsx'
import { toggled } from './toggled.ts'

type ColorFilterProps = { colors: Swatch[]; chosen: string[]; onChange: (colors: string[]) => void }

export function ColorFilter({ colors, chosen, onChange }: ColorFilterProps) {
  if (colors.length < 2) return null
  return (
    <fieldset>
      <Legend>Colors</Legend>
      <List>
        {colors.map(({ name, color }) => (
          <Choice key={name}>
            <input type="checkbox" checked={chosen.includes(name)} onChange={() => onChange(toggled(chosen, name))} />
            <SwatchSpot color={color} />
            {name}
          </Choice>
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
const Choice = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-block-size: 2.25rem;
  font-size: ${theme.size.sm};
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  &:has(:checked) {
    font-weight: 650;

    > span {
      outline: 2px solid ${theme.color.text};
      outline-offset: 2px;
    }
  }

  &:has(:focus-visible) {
    outline: 3px solid ${theme.color.focus};
  }
`
