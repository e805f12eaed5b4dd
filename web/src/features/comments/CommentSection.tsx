import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { styled } from 'styled-components'
import type { Post } from '#contracts/posts.ts'
import type { Seek } from '../../lib/momentLink.ts'
import { useVisitor } from '../../lib/visitor.ts'
import { theme } from '../../theme.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CommentForm } from './CommentForm.tsx'
import { CommentItem } from './CommentItem.tsx'
import { commentsQuery } from './queries.ts'

type CommentSectionProps = { post: Post; headingLevel?: 'h2' | 'h3'; onSeek?: Seek | undefined }

/** Visitors who may not watch the post may not read its comments either. */
export function CommentSection({ post, headingLevel: Heading = 'h2', onSeek }: CommentSectionProps) {
  const id = useId()
  const { user } = useVisitor()
  const comments = useQuery({ ...commentsQuery(post.id), enabled: user !== null && !post.locked })
  const newestFirst = comments.data?.toReversed()
  return (
    <Box aria-labelledby={id}>
      <Heading id={id}>Comments</Heading>
      <Note>Comments are moderated and visible to all subscribers.</Note>
      <CommentForm post={post} />
      {comments.isError && (
        <ErrorState
          title="The comments could not be loaded."
          onRetry={comments.refetch}
          pending={comments.isFetching}
        />
      )}
      {comments.isLoading && <Skeleton $height="5rem" />}
      {newestFirst?.length === 0 && <Note>No comments yet. Be the first to say something.</Note>}
      {newestFirst && newestFirst.length > 0 && (
        <List role="list">
          {newestFirst.map((comment) => (
            <CommentItem key={comment.id} comment={comment} post={post} onSeek={onSeek} />
          ))}
        </List>
      )}
    </Box>
  )
}

const Box = styled.section`
  display: grid;
  gap: ${theme.space[4]};

  h2,
  h3 {
    font-size: ${theme.size.h3};
  }
`
const Note = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
`
const List = styled.ul`
  display: grid;
  border-block-start: 1px solid ${theme.color.line};
`
