import { styled } from 'styled-components'
import { theme } from '../theme.ts'

type StarsProps = { value: number; size?: string }

/** Decorative: say the number in text, too. */
export function Stars({ value, size = '1rem' }: StarsProps) {
  return (
    <Glyphs aria-hidden="true" style={{ '--filled': `${(value / 5) * 100}%`, fontSize: size }}>
      ★★★★★
    </Glyphs>
  )
}

const Glyphs = styled.span`
  background: linear-gradient(90deg, ${theme.color.star} var(--filled), ${theme.color.line} var(--filled));
  background-clip: text;
  color: transparent;
  line-height: 1;
  letter-spacing: 0.05em;

  @media (forced-colors: active) {
    display: none;
  }
`
