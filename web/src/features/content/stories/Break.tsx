import { styled } from 'styled-components'
import { theme } from '../../../theme.ts'

const LINES = [0, 5, 10].map(
  (down) => `M0 ${7 + down} C 30 ${7 + down} 36 ${1 + down} 60 ${1 + down} S 92 ${7 + down} 120 ${7 + down}`,
)

/** A pause in the story: three contour lines of a hill. */
export function Break() {
  return (
    <Rule role="separator">
      <svg viewBox="0 0 120 20" width={120} height={20} fill="none" stroke="currentColor" aria-hidden="true">
        {LINES.map((line) => (
          <path key={line} d={line} strokeWidth={1.25} strokeLinecap="round" />
        ))}
      </svg>
    </Rule>
  )
}

const Rule = styled.div`
  && {
    margin-block: ${theme.space[6]};
  }

  color: ${theme.color.lineStrong};
`
