import { styled } from 'styled-components'
import { theme } from '../../../theme.ts'

/** In the lower left corner of a cover. */
export const CoverLabel = styled.span`
  position: absolute;
  inset-block-end: ${theme.space[2]};
  inset-inline-start: ${theme.space[2]};
  z-index: 1;
  display: inline-flex;
  align-items: center;
  gap: 0.35em;
  padding: 0.15em 0.5em;
  border-radius: ${theme.radius.tag};
  background: rgb(10 14 16 / 0.84);
  color: ${theme.fixed.chalk};
  font: 600 ${theme.size.xs} / 1.4 ${theme.font.mono};
`
