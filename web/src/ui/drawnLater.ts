import { css } from 'styled-components'
import { theme } from '../theme.ts'

/**
 * For a long list of cards: a phone works out what is below its first screen when that comes nearer.
 *
 * @param from the first that may wait.
 * @param height how high one is taken to be until then, as CSS.
 */
export const drawnLater = (from: number, height: string) => css`
  ${theme.below.tablet} {
    > :nth-child(n + ${from}) {
      contain-intrinsic-block-size: auto ${height};
      content-visibility: auto;
    }
  }

  @media print {
    > :nth-child(n + ${from}) {
      content-visibility: visible;
    }
  }
`
