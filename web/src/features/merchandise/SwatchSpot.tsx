import { styled } from 'styled-components'
import { theme } from '../../theme.ts'

const UNKNOWN = '#808080'

/** Grey when the provider's value is not a CSS color. */
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
