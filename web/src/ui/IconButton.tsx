import { styled } from 'styled-components'
import { theme } from '../theme.ts'

/** A square button with a picture only; give it an `aria-label`. */
export const IconButton = styled.button.attrs(({ type }) => ({ type: type ?? 'button' }))`
  display: inline-grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${theme.radius.base};
  background: none;
  cursor: pointer;

  &:hover {
    background: ${theme.color.sunken};
  }

  &[aria-pressed='true'] {
    border-color: ${theme.color.lineStrong};
    background: ${theme.color.surface};
    color: ${theme.color.carnelian};
  }
`
