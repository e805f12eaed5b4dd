import { keyframes, styled } from 'styled-components'
import { theme } from '../theme.ts'

const breathe = keyframes`
  50% { opacity: 0.55; }
`
const appear = keyframes`
  from { opacity: 0; }
`

/** Appears with a delay, so that fast responses never show it. */
export const Skeleton = styled.div<{ $height?: string; $width?: string; $ratio?: string }>`
  inline-size: ${({ $width }) => $width ?? '100%'};
  block-size: ${({ $height }) => $height ?? 'auto'};
  aspect-ratio: ${({ $ratio }) => $ratio ?? 'auto'};
  border-radius: ${theme.radius.base};
  background: ${theme.color.sunken};
  animation:
    ${appear} 1ms 150ms backwards,
    ${breathe} 1.6s ease-in-out infinite;
`
