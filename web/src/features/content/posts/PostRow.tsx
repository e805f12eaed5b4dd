import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Post } from '#contracts/content/posts.ts'
import { theme } from '../../../theme.ts'
import { Card } from '../../../ui/Card.tsx'
import { linkedCard } from '../../../ui/stretchedLink.ts'
import { langOf } from '../../../lib/pageLanguage.ts'
import type { Visitor } from '../../../lib/visitor.ts'
import { accessLabel } from './postHref.ts'
import { PostBadges } from './PostBadges.tsx'
import { PostCover } from './PostCover.tsx'
import { PostLink } from './PostLink.tsx'
import { PostMeta } from './PostMeta.tsx'
import { PostProblem } from './PostProblem.tsx'

type PostRowProps = { post: Post; visitor: Visitor; eager?: boolean; menu?: ReactNode }

export function PostRow({ post, visitor, eager, menu }: PostRowProps) {
  const id = useId()
  return (
    <Box as="article" id={`post-${post.id}`} aria-labelledby={`${id}-title`}>
      <PostCover
        post={post}
        eager={eager}
        sizes="(min-width: 720px) 15rem, 7.5rem"
        isSignedIn={visitor.user !== null}
      />
      <Body>
        <Title id={`${id}-title`} lang={langOf(post)}>
          <PostLink post={post} visitor={visitor} describedBy={post.locked ? `${id}-badges` : undefined}>
            {post.title}
          </PostLink>
        </Title>
        {post.description && <Description lang={langOf(post)}>{post.description}</Description>}
        <PostProblem post={post} />
        <Foot>
          <PostMeta post={post} />
          <PostBadges
            post={post}
            accessLabel={accessLabel(post, visitor)}
            marksFree={!visitor.isLoading && !visitor.isEntitled}
            id={`${id}-badges`}
          />
        </Foot>
      </Body>
      {menu}
    </Box>
  )
}

const Box = styled(Card)`
  ${linkedCard}
  display: grid;
  grid-template-columns: 7.5rem 1fr;
  overflow: hidden;

  > :first-child {
    min-block-size: 7.5rem;
    aspect-ratio: auto;
  }

  > :first-child > :first-child {
    position: absolute;
    inset: 0;
  }

  ${theme.from.tablet} {
    grid-template-columns: 15rem 1fr;
  }
`
const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[2]};
  padding: ${theme.space[4]};
`
const Title = styled.h3`
  font-size: ${theme.size.h4};
  line-height: 1.25;
`
const Description = styled.p`
  display: -webkit-box;
  overflow: hidden;
  max-inline-size: 65ch;
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  ${theme.below.tablet} {
    display: none;
  }
`
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
  margin-block-start: auto;
`
