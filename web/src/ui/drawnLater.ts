import { css } from 'styled-components'
import { theme } from '../theme.ts'

/**
 * For a long list of cards: a phone works out what is below its first screen when that comes nearer.
 *
 * @param from the first that may wait.
 * @param height how high what waits is taken to be until then, as CSS.
 * @param part what of a card may wait, as a selector; all of it without one. No field of a form may be in it: a browser
 * that could fill it in works out each such part at once, one after the other.
 */
export const drawnLater = (from: number, height: string, part = '') => css`
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
