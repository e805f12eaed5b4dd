import { css } from 'styled-components'
import { theme } from '../theme.ts'

/** For a card with a `stretchedLink`. */
export const linkedCard = css`
  position: relative;

  &:hover {
    border-color: ${theme.color.lineStrong};
  }

  &:has(a:focus-visible) {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 3px;
  }
`

/** Stretches the link in a card's title over the whole card, whose `linkedCard` draws the focus ring. */
export const stretchedLink = css`
  color: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
  }

  &:hover {
    text-decoration: underline;
    text-decoration-color: ${theme.color.carnelian};
    text-decoration-thickness: 2px;
  }

  &:focus-visible {
    outline: none;
  }
`
