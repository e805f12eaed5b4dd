import { styled } from 'styled-components'
import type { Post } from '#contracts/posts.ts'
import { useBrowserValue } from '../../lib/useBrowserValue.ts'
import { theme } from '../../theme.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { readPosition } from './playbackPosition.ts'

export function WatchedLine({ post: { id, videoDuration } }: { post: Post }) {
  // The server, which renders the first screen, does not know this device's storage.
  const seconds = useBrowserValue(() => readPosition(id), null)
  if (!seconds || !videoDuration) return null
  const percent = Math.min(100, Math.round((seconds / videoDuration) * 100))
  return (
    <>
      <Line style={{ inlineSize: `${percent}%` }} />
      <VisuallyHidden>, {percent} percent watched</VisuallyHidden>
    </>
  )
}

const Line = styled.span`
  position: absolute;
  inset-block-end: 0;
  inset-inline-start: 0;
  z-index: 1;
  block-size: 3px;
  background: ${theme.fixed.ember};
`
