import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../../../theme.ts'

type FigureProps = { caption?: string | null | undefined; children: ReactNode }

/** Pictures that may be wider than the text, with a caption. */
export function Figure({ caption, children }: FigureProps) {
  return (
    <Box data-wide="">
      {children}
      {caption && <Caption>{caption}</Caption>}
    </Box>
  )
}

const Box = styled.figure`
  display: grid;
  gap: ${theme.space[2]};
`
const Caption = styled.figcaption`
  max-inline-size: 65ch;
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
  line-height: 1.5;
`
