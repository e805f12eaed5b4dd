import { styled } from 'styled-components'
import { theme } from '../theme.ts'

const UNKNOWN = '#808080'

/** Gray when the provider's value is not a CSS color. */
export function SwatchDot({ color }: { color: string | null }) {
  const isKnown = color !== null && (typeof CSS === 'undefined' || !CSS.supports || CSS.supports('color', color))
  return <Dot aria-hidden="true" style={{ background: isKnown ? color : UNKNOWN }} />
}

const Dot = styled.span`
  flex: none;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: 50%;
`
