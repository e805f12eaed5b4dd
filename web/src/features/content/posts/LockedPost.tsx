import { Lock, Play } from 'lucide-react'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { css, styled } from 'styled-components'
import type { FullPost } from '#contracts/content/posts.ts'
import { storeReturnTo } from '../../../lib/returnTo.ts'
import { useOpenJoinSheet } from '../../../lib/joinSheet.ts'
import { usePriceLine } from '../../../lib/usePriceLine.ts'
import type { Visitor } from '../../../lib/visitor.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { GoButton } from '../../../ui/GoButton.tsx'
import { PostCover } from './PostCover.tsx'
import { postHref } from './postHref.ts'
import { PostPreview } from './PostPreview.tsx'
import { t } from '../../../lib/text.ts'

/** Replaces the player: the cover, never blurred, or the preview, and what the visitor needs to watch. */
export function LockedPost({ post, visitor }: { post: FullPost; visitor: Visitor }) {
  const [preview, setPreview] = useState<'waiting' | 'playing' | 'ended' | 'failed'>('waiting')
  const again = useRef<HTMLButtonElement>(null)

  // The clip that had the focus is gone.
  useEffect(() => {
    if (preview === 'ended') again.current?.focus()
  }, [preview])

  const openJoinSheet = useOpenJoinSheet('post')
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    storeReturnTo({ path: `/content/${post.id}`, title: post.title })
    openJoinSheet(event)
  }

  const { line: priceLine } = usePriceLine(visitor)

  return (
    <Frame data-on="basalt">
      {preview === 'playing' && post.previewURL ? (
        <PostPreview
          src={post.previewURL}
          poster={post.coverImageUrl}
          onEnded={() => setPreview('ended')}
          onError={() => setPreview('failed')}
        />
      ) : (
        <PostCover post={post} eager sizes="(min-width: 1200px) 72rem, (min-width: 720px) 100vw, 85vw" />
      )}
      <Panel $isBelow={preview === 'playing'}>
        <Lock size={24} strokeWidth={1.75} aria-hidden="true" />
        <Title>{t('Subscribers Only')}</Title>
        <Actions>
          <GoButton to={postHref(post, visitor)} tone="member" onClick={handleClick}>
            {visitor.user ? t('Subscribe to Watch Content') : t('Sign In to Watch Content')}
          </GoButton>
          {post.previewURL && (preview === 'waiting' || preview === 'ended') && (
            <Button ref={again} tone="outline" onClick={() => setPreview('playing')}>
              <Play size={18} aria-hidden="true" />
              {t('Watch Preview')}
            </Button>
          )}
        </Actions>
        <PriceLine>{priceLine}</PriceLine>
        {preview === 'failed' && <p role="alert">{t('The preview couldn’t be played.')}</p>}
      </Panel>
    </Frame>
  )
}

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  ${theme.cleave.large}
  background: ${theme.fixed.basalt};
`
const onTheCover = css`
  position: absolute;
  inset-block-end: 0;
  inset-inline-start: 0;
  z-index: 1;
`
const Panel = styled.div<{ $isBelow: boolean }>`
  display: grid;
  gap: ${theme.space[3]};
  justify-items: start;
  padding: ${theme.space[5]};
  background: rgb(10 14 16 / 0.86);
  color: ${theme.fixed.chalk};

  ${theme.from.tablet} {
    padding: ${theme.space[6]};
    border-start-end-radius: ${theme.radius.base};
    ${({ $isBelow }) => !$isBelow && onTheCover}
  }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`
const PriceLine = styled.p`
  color: ${theme.fixed.chalkMuted};
`
const Title = styled.p`
  font: 700 ${theme.size.h3} / 1.2 ${theme.font.display};
`
