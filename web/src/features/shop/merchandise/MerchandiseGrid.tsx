import { styled } from 'styled-components'
import { theme } from '../../../theme.ts'
import { deferRendering } from '../../../ui/deferRendering.ts'

export const MerchandiseGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(9.5rem, 34%), 1fr));
  gap: ${theme.space[3]};
  transition: opacity ${theme.motion.base} ${theme.motion.ease};

  &[aria-busy] {
    opacity: 0.55;
  }

  ${theme.from.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr));
    gap: ${theme.space[5]};
  }

  ${deferRendering(5, '9.13rem', '[data-later]')}
  ${deferRendering(5, '10.76rem', '[data-later=rated]')}
`
