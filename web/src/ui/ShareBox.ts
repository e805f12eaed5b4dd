import { styled } from 'styled-components'
import { theme } from '../theme.ts'

/** What a link shares, and its buttons in a `ShareButtons`. */
export const ShareBox = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  padding-inline-start: ${theme.space[4]};
  border-inline-start: 4px solid ${theme.color.amethyst};

  h2 {
    font-size: ${theme.size.h4};
  }

  > p {
    color: ${theme.color.muted};
  }
`

export const ShareButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`
