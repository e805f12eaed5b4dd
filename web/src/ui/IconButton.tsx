import { styled } from 'styled-components'
import { theme } from '../theme.ts'

/** Requires an `aria-label`, which is also its tooltip. */
export const IconButton = styled.button.attrs<{ 'data-tip'?: string }>(({ type }) => ({
  type: type ?? 'button',
  'data-tip': '',
}))`
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
