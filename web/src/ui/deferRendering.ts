import { css } from 'styled-components'
import { theme } from '../theme.ts'

/**
 * Lets phones skip the layout of cards below the first screen.
 * @param from position of the first skipped card, from 1.
 * @param part selector of the skipped part. Without form fields, which autofill would lay out one by one.
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
