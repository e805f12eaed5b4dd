import { css } from 'styled-components'
import { theme } from '../theme.ts'

/**
 * Lets phones skip the layout of cards below the first screen.
 *
 * @param from the position of the first card to skip, from 1.
 * @param height estimated height of a skipped part, as CSS.
 * @param part selects the part of a card to skip; by default all of it. It must not contain form fields: the browser's
 * autofill lays out each such part immediately, one by one.
 */
export const deferRendering = (from: number, height: string, part = '') => css`
  ${theme.below.tablet} {
    > :nth-child(n + ${from}) ${part} {
      contain-intrinsic-block-size: auto ${height};
      content-visibility: auto;
    }
  }

  @media print {
    > :nth-child(n + ${from}) ${part} {
      content-visibility: visible;
    }
  }
`
