import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import type { Post } from '#contracts/content/posts.ts'
import { useBrowserValue } from '../../../lib/useBrowserValue.ts'
import { useVisitor } from '../../../lib/visitor.ts'
import { useWatchMark } from '../../../lib/watching.ts'
import { theme } from '../../../theme.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { CoverLabel } from './CoverLabel.ts'
import { readPosition } from './playbackPosition.ts'
import { t } from '../../../lib/text.ts'

/** How far the visitor has watched a film: members on any device, others on this one. */
export function WatchedLine({ post: { id, videoDuration } }: { post: Post }) {
  const { user } = useVisitor()
  const mark = useWatchMark(id)
  // The server, which renders the first screen, does not know this device's storage.
  const onDevice = useBrowserValue(() => readPosition(id), null)
  const seconds = user ? mark?.second : onDevice
  if (mark?.isFinished)
    return (
      <CoverLabel>
        <Check size={12} aria-hidden="true" />
        {t('Watched')}
      </CoverLabel>
    )
  if (!seconds || !videoDuration) return null
  const percent = Math.min(100, Math.round((seconds / videoDuration) * 100))
  return (
    <>
      <Line style={{ inlineSize: `${percent}%` }} />
      <VisuallyHidden>{`, ${t('{percent} percent watched', { percent })}`}</VisuallyHidden>
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
