import { styled } from 'styled-components'
import type { Variant } from '#contracts/products.ts'
import { theme } from '../../theme.ts'
import { swatchesOf } from './merchandiseFacts.ts'
import { SwatchSpot } from './SwatchSpot.tsx'

const SHOWN = 6

/** The colours an item comes in, each with its name; many are counted rather than listed. */
export function SwatchRow({ variants }: { variants: Variant[] }) {
  const swatches = swatchesOf(variants)
  const hidden = swatches.length - SHOWN
  return (
    <Row role="list" aria-label="Colors">
      {swatches.slice(0, SHOWN).map(({ name, color }) => (
        <li key={name}>
          <SwatchSpot color={color} />
          {name}
        </li>
      ))}
      {hidden > 0 && <li>{`+${hidden} ${hidden === 1 ? 'color' : 'colors'}`}</li>}
    </Row>
  )
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[3]};

  li {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[1]};
    color: ${theme.color.muted};
    font-size: ${theme.size.xs};
  }
`
