import { useId, useState } from 'react'
import { styled } from 'styled-components'
import type { Post } from '#contracts/content/posts.ts'
import { may } from '#contracts/platform/roles.ts'
import type { Seek } from '../../../lib/momentLink.ts'
import { t } from '../../../lib/text.ts'
import { useIsBrowser } from '../../../lib/useIsBrowser.ts'
import { useVisitor } from '../../../lib/visitor.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { arrangeComments, type CommentOrder } from './arrangeComments.ts'
import { ClosedLine } from './ClosedLine.tsx'
import { CloseSwitch } from './CloseSwitch.tsx'
import { CommentBar } from './CommentBar.tsx'
import { CommentForm } from './CommentForm.tsx'
import { CommentThread } from './CommentThread.tsx'
import { useCommentEvents } from './useCommentEvents.ts'
import { useComments } from './useComments.ts'

type CommentSectionProps = { post: Post; headingLevel?: 'h2' | 'h3'; onSeek?: Seek | undefined }

/** Visitors who may not watch the post may not read its comments either. */
export function CommentSection({ post, headingLevel: Heading = 'h2', onSeek }: CommentSectionProps) {
  const id = useId()
  const { user } = useVisitor()
  const [order, setOrder] = useState<CommentOrder>('newest')
  const [shown, setShown] = useState(PAGE)
  const isBrowser = useIsBrowser()
  const isLive = useCommentEvents(post.id, !post.locked)
  const { comments, ...query } = useComments(post.id, {
    enabled: !post.locked,
    refetchInterval: isLive ? false : REFRESH_MS,
    order,
  })
  const threads = comments && arrangeComments(comments, order)
  const hidden = Math.max(0, (threads?.length ?? 0) - shown)

  function showMore() {
    setShown(shown + PAGE)
    if (hidden < PAGE && query.hasNextPage) void query.fetchNextPage()
  }

  return (
    <Box aria-labelledby={id} data-waiting={isBrowser ? undefined : ''}>
      <Heading id={id}>{t('Comments')}</Heading>
      <Note>{t('Comments are moderated and visible to all subscribers.')}</Note>
      {post.commentsClosed ? <ClosedLine /> : <CommentForm post={post} />}
      {may(user, 'moderateComments') && <CloseSwitch post={post} />}
      {query.isError && (
        <ErrorState title={t('The comments could not be loaded.')} onRetry={query.refetch} pending={query.isFetching} />
      )}
      {query.isLoading && <Skeleton $height="5rem" />}
      {threads?.length === 0 && !post.commentsClosed && (
        <Note>{t('No comments yet. Be the first to say something.')}</Note>
      )}
      {threads && threads.length > 1 && (
        <CommentBar
          count={comments?.filter(({ status }) => status !== 'hidden').length ?? 0}
          hasMore={query.hasNextPage}
          order={order}
          onOrder={setOrder}
        />
      )}
      {threads && threads.length > 0 && (
        <List role="list">
          {threads.slice(0, shown).map((thread) => (
            <CommentThread key={thread.comment.id} thread={thread} post={post} onSeek={onSeek} />
          ))}
        </List>
      )}
      {(hidden > 0 || query.hasNextPage) && (
        <Button tone="outline" onClick={showMore} pending={query.isFetchingNextPage}>
          {query.hasNextPage ? t('Show more comments') : t('Show more comments ({count})', { count: hidden })}
        </Button>
      )}
    </Box>
  )
}

/** While the server can’t tell of new comments. */
const REFRESH_MS = 20_000
const PAGE = 20

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
`
