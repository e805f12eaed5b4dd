import { styled } from 'styled-components'
import { theme } from '../theme.ts'

export const SkipLink = styled.a`
  position: fixed;
  inset-block-start: ${theme.space[2]};
  inset-inline-start: ${theme.space[2]};
  z-index: ${theme.layer.toast};
  padding: ${theme.space[2]} ${theme.space[4]};
  background: ${theme.color.raised};
  font-weight: 650;

  &:not(:focus) {
    translate: 0 -200%;
  }
`
