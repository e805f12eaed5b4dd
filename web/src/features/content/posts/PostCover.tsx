import { Images, Play } from 'lucide-react'
import { styled } from 'styled-components'
import type { Post } from '#contracts/content/posts.ts'
import { theme } from '../../../theme.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { formatDuration, durationLabel } from '../../../lib/formatDuration.ts'
import { CoverLabel } from './CoverLabel.ts'
import { WatchedLine } from './WatchedLine.tsx'
import { t } from '../../../lib/text.ts'

const WatchLaterMark = lazyPart(async () => (await import('../watchLater/WatchLaterMark.tsx')).WatchLaterMark, {
  Missing: () => null,
})

type PostCoverProps = {
  post: Post
  eager?: boolean
  sizes?: string | undefined
  /** Shows the mark that puts the post on a list. */
  isSignedIn?: boolean
}

/** A locked post shows a seam across its cover, never a blur. */
export function PostCover({ post, eager = false, sizes, isSignedIn = false }: PostCoverProps) {
  const isVideo = post.type === 'video'
  return (
    <Frame data-on="basalt" data-locked={post.locked || undefined}>
      <Picture
        src={post.coverImageUrl}
        alt=""
        seed={`${post.id} ${post.title}`}
        ramp={isVideo ? 'amethyst' : 'moss'}
        width={640}
        height={360}
        eager={eager}
        sizes={sizes}
      />
      <Label>
        {isVideo ? <Play size={12} aria-hidden="true" /> : <Images size={12} aria-hidden="true" />}
        {isVideo ? <VideoLength seconds={post.videoDuration} /> : <GallerySize count={post.imageURLs.length} />}
      </Label>
      <WatchedLine post={post} />
      {isSignedIn && post.status === 'published' && <WatchLaterMark post={post} />}
    </Frame>
  )
}

function VideoLength({ seconds }: { seconds: number | null }) {
  if (seconds === null) return <>{t('Video')}</>
  return (
    <>
      <span aria-hidden="true">{formatDuration(seconds)}</span>
      <VisuallyHidden>{durationLabel(seconds)}</VisuallyHidden>
    </>
  )
}

function GallerySize({ count }: { count: number }) {
  return <>{count > 0 ? t('{count, plural, one {# photo} other {# photos}}', { count }) : t('Gallery')}</>
}

const Frame = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  background: ${theme.color.sunken};

  img,
  svg {
    transition: scale ${theme.motion.slow} ${theme.motion.ease};
  }

  &[data-locked]::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(
      148deg,
      transparent calc(62% - 1px),
      ${theme.fixed.chalk} calc(62% - 1px) calc(62% + 0.5px),
      rgb(10 14 16 / 0.42) calc(62% + 0.5px)
    );
  }
`
const Label = styled(CoverLabel)`
  inset-inline: auto ${theme.space[2]};
`
