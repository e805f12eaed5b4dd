import { styled } from 'styled-components'
import { theme } from '../../theme.ts'
import { toggled } from './toggled.ts'

type SizeFilterProps = { sizes: string[]; chosen: string[]; onChange: (sizes: string[]) => void }

export function SizeFilter({ sizes, chosen, onChange }: SizeFilterProps) {
  if (sizes.length < 2) return null
  return (
    <fieldset>
      <Legend>Sizes</Legend>
      <Row>
        {sizes.map((size) => (
          <Pill key={size}>
            <input type="checkbox" checked={chosen.includes(size)} onChange={() => onChange(toggled(chosen, size))} />
            {size}
          </Pill>
        ))}
      </Row>
    </fieldset>
  )
}

export const Legend = styled.legend`
  margin-block-end: ${theme.space[2]};
  padding: 0;
  font-weight: 650;
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`
const Pill = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-inline-size: 2.75rem;
  min-block-size: 2.75rem;
  padding-inline: ${theme.space[2]};
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.base};
  background: ${theme.color.surface};
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
    border-color: ${theme.color.text};
    background: ${theme.color.text};
    color: ${theme.color.bg};
    font-weight: 650;
  }

  &:has(:focus-visible) {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
`
