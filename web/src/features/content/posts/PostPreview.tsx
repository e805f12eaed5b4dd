import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { theme } from '../../../theme.ts'
import { t } from '../../../lib/text.ts'

type PostPreviewProps = { src: string; poster: string | null; onEnded: () => void; onError: () => void }

/** The clip of a film that everyone can watch. It plays at once, because a button opened it. */
export function PostPreview({ src, poster, onEnded, onError }: PostPreviewProps) {
  const clip = useRef<HTMLVideoElement>(null)

  useEffect(() => {
    clip.current?.focus()
    // If the browser blocks autoplay, the controls stay.
    void clip.current?.play().catch(() => undefined)
  }, [])

  return (
    <Clip
      ref={clip}
      src={src}
      poster={poster ?? undefined}
      controls
      playsInline
      aria-label={t('Preview')}
      onEnded={onEnded}
      onError={onError}
    />
  )
}

const Clip = styled.video`
  display: block;
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  object-fit: contain;
  background: ${theme.fixed.basalt};
`
