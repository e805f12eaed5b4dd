import { Lock } from 'lucide-react'
import { styled } from 'styled-components'
import type { Post } from '#contracts/posts.ts'
import { storeReturnTo } from '../../lib/returnTo.ts'
import type { Visitor } from '../../lib/visitor.ts'
import { theme } from '../../theme.ts'
import { GoButton } from '../../ui/GoButton.tsx'
import { PostCover } from './PostCover.tsx'
import { postHref } from './postHref.ts'

/** Replaces the player: the cover, never blurred, and what the visitor needs to watch. */
export function LockedPost({ post, visitor }: { post: Post; visitor: Visitor }) {
  function handleClick() {
    storeReturnTo({ path: `/content/${post.id}`, title: post.title })
  }

  return (
    <Frame data-on="basalt">
      <PostCover post={post} eager sizes="(min-width: 1200px) 72rem, (min-width: 720px) 100vw, 85vw" />
      <Panel>
        <Lock size={24} strokeWidth={1.75} aria-hidden="true" />
        <Title>Subscribers Only</Title>
        <GoButton to={postHref(post, visitor)} tone="member" onClick={handleClick}>
          {visitor.user ? 'Subscribe to Watch Content' : 'Sign In to Watch Content'}
        </GoButton>
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
const Panel = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  justify-items: start;
  padding: ${theme.space[5]};
  background: rgb(10 14 16 / 0.86);
  color: ${theme.fixed.chalk};

  ${theme.from.tablet} {
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: 0;
    z-index: 1;
    padding: ${theme.space[6]};
    border-start-end-radius: ${theme.radius.base};
  }
`
const Title = styled.p`
  font: 700 ${theme.size.h3} / 1.2 ${theme.font.display};
`
