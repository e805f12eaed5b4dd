import { useState } from 'react'
import { styled } from 'styled-components'
import { withoutChapters } from '#contracts/content/chapterLines.ts'
import type { FullPost } from '#contracts/content/posts.ts'
import { type Seek, watchableSeconds } from '../../../lib/momentLink.ts'
import { langOf } from '../../../lib/pageLanguage.ts'
import { Button } from '../../../ui/Button.tsx'
import { TimedText } from '../../../ui/TimedText.tsx'
import { t } from '../../../lib/text.ts'

const LONG_FROM_CHARACTERS = 320

type PostDescriptionProps = { post: FullPost; onSeek: Seek | undefined }

export function PostDescription({ post, onSeek }: PostDescriptionProps) {
  const text = withoutChapters(post.description, post.chapters)
  const [isOpen, setOpen] = useState(false)
  const isLong = text.length > LONG_FROM_CHARACTERS
  if (!text) return null
  return (
    <Box>
      <Text lang={langOf(post)} data-clamped={(isLong && !isOpen) || undefined}>
        <TimedText text={text} path={`/content/${post.id}`} duration={watchableSeconds(post)} onSeek={onSeek} />
      </Text>
      {isLong && (
        <Button tone="quiet" size="compact" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('Show less') : t('Show more')}
        </Button>
      )}
    </Box>
  )
}

const Box = styled.div`
  max-inline-size: 65ch;

  button {
    padding-inline: 0;
    text-decoration: underline;
  }
`
const Text = styled.p`
  white-space: pre-line;

  &[data-clamped] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
  }
`
