import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import type { Post } from '#contracts/posts.ts'
import { useBrowserValue } from '../../lib/useBrowserValue.ts'
import { useVisitor } from '../../lib/visitor.ts'
import { useWatchMark } from '../../lib/watching.ts'
import { theme } from '../../theme.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { readPosition } from './playbackPosition.ts'

/** How far the visitor has watched a film: members on any device, others on this one. */
export function WatchedLine({ post: { id, videoDuration } }: { post: Post }) {
  const { user } = useVisitor()
  const mark = useWatchMark(id)
  // The server, which renders the first screen, does not know this device's storage.
  const onDevice = useBrowserValue(() => readPosition(id), null)
  const seconds = user ? mark?.second : onDevice
  if (mark?.isFinished)
    return (
      <Watched>
        <Check size={12} aria-hidden="true" />
        Watched
      </Watched>
    )
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
const Watched = styled.span`
  position: absolute;
  inset-block-end: ${theme.space[2]};
  inset-inline-start: ${theme.space[2]};
  z-index: 1;
  display: inline-flex;
  align-items: center;
  gap: 0.35em;
  padding: 0.15em 0.5em;
  border-radius: ${theme.radius.tag};
  background: rgb(10 14 16 / 0.84);
  color: ${theme.fixed.chalk};
  font: 600 ${theme.size.xs} / 1.4 ${theme.font.mono};
`
