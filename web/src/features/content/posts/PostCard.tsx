import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Post } from '#contracts/content/posts.ts'
import { theme } from '../../../theme.ts'
import { Card } from '../../../ui/Card.tsx'
import { linkedCard } from '../../../ui/stretchedLink.ts'
import { langOf } from '../../../lib/pageLanguage.ts'
import type { Visitor } from '../../../lib/visitor.ts'
import { PostBadges } from './PostBadges.tsx'
import { PostCover } from './PostCover.tsx'
import { PostLink } from './PostLink.tsx'
import { PostMeta } from './PostMeta.tsx'
import { PostProblem } from './PostProblem.tsx'
import { t } from '../../../lib/text.ts'

type PostCardProps = {
  post: Post
  visitor: Visitor
  eager?: boolean
  compactOnPhone?: boolean
  menu?: ReactNode
}

const COMPACT_SIZES = '(min-width: 960px) 24rem, (min-width: 720px) 50vw, 7.5rem'

export function PostCard({ post, visitor, eager, compactOnPhone = false, menu }: PostCardProps) {
  const id = useId()
  return (
    <Box as="article" id={`post-${post.id}`} aria-labelledby={`${id}-title`} $compact={compactOnPhone}>
      <PostCover
        post={post}
        eager={eager}
        sizes={compactOnPhone ? COMPACT_SIZES : undefined}
        isSignedIn={visitor.user !== null}
      />
      <Body>
        <PostBadges
          post={post}
          accessLabel={t('Subscribers Only')}
          marksFree={!visitor.isLoading && !visitor.isEntitled}
          id={`${id}-badges`}
        />
        <Title id={`${id}-title`} lang={langOf(post)}>
          <PostLink post={post} visitor={visitor} describedBy={post.locked ? `${id}-badges` : undefined}>
            {post.title}
          </PostLink>
        </Title>
        {post.description && <Description lang={langOf(post)}>{post.description}</Description>}
        <PostProblem post={post} />
        <PostMeta post={post} />
      </Body>
      {menu}
    </Box>
  )
}

const Box = styled(Card)<{ $compact: boolean }>`
  ${linkedCard}
  display: flex;
  flex-direction: column;
  overflow: hidden;

  &:hover {
    img,
    svg[viewBox='0 0 640 400'] {
      scale: 1.02;
    }
  }

  ${({ $compact }) =>
    $compact &&
    `${theme.below.tablet} {
      display: grid;
      grid-template-columns: 7.5rem 1fr;
      > :first-child { aspect-ratio: auto; block-size: 100%; }
      p:not(:last-child) { display: none; }
    }`}
`
const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space[2]};
  padding: ${theme.space[4]};

  > :last-child {
    margin-block-start: auto;
    padding-block-start: ${theme.space[1]};
  }
`
const Title = styled.h3`
  font-size: ${theme.size.h4};
  line-height: 1.25;
`
const Description = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
  line-height: 1.5;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`
