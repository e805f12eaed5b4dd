import { styled } from 'styled-components'
import { theme } from '../../theme.ts'

const UNKNOWN = '#808080'

/** A spot of a garment's colour, grey when the provider's value is no colour. Its name stands beside it. */
export function SwatchSpot({ color }: { color: string | null }) {
  const isKnown = color !== null && (typeof CSS === 'undefined' || !CSS.supports || CSS.supports('color', color))
  return <Spot aria-hidden="true" style={{ background: isKnown ? color : UNKNOWN }} />
}

const Spot = styled.span`
  flex: none;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: 50%;
`
