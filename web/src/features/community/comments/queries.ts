import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { addressOf } from '#contracts/shared/addressOf.ts'
import { ApiError } from '#contracts/platform/ApiError.ts'
import { call } from '#contracts/call.ts'
import type { Comment, Report } from '#contracts/community/comments.ts'
import { COMMENTS_PER_PAGE } from '#contracts/shared/constants.ts'
import type { Post } from '#contracts/content/posts.ts'
import { queryKeyOf } from '#contracts/shared/queryKeyOf.ts'
import {
  addLike,
  closeComments,
  deleteOwnComment,
  editComment,
  flagComment,
  openComments,
  pinComment,
  readComments,
  removeLike,
  unpinComment,
  writeComment,
} from '#contracts/routes/community/comments.ts'
import { listPosts } from '#contracts/routes/content/posts.ts'

type Before = Comment['id'] | undefined

/** The newest comments, and pages before them. */
export const commentsQuery = (postId: Post['id']) =>
  infiniteQueryOptions<Comment[], Error, InfiniteData<Comment[], Before>, string[], Before>({
    queryKey: queryKeyOf(addressOf(readComments, { params: { id: postId } })),
    queryFn: ({ pageParam, signal }) =>
      call(
        readComments,
        { params: { id: postId }, query: pageParam === undefined ? {} : { before: pageParam } },
        signal,
      ),
    initialPageParam: undefined,
    // Older comments that a page needs come before its own.
    getNextPageParam: (page) => page.at(-COMMENTS_PER_PAGE)?.id,
  })

type NewComment = { content: string; replyTo?: number; mentions?: string[] }

export function usePostComment(postId: Post['id']) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: NewComment) => call(writeComment, { params: { id: postId }, input }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: commentsQuery(postId).queryKey }),
    onError: (error) =>
      error instanceof ApiError && error.code === 'comments_closed' ? refreshPosts(queryClient) : undefined,
  })
}

export function useCloseComments(postId: Post['id']) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (isClosed: boolean) => call(isClosed ? closeComments : openComments, { params: { id: postId } }),
    onSuccess: () => refreshPosts(queryClient),
  })
}

/** Whether comments are closed is part of the post, also in lists. */
const refreshPosts = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: [addressOf(listPosts, {})] })

export function useEditComment(postId: Post['id']) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...input }: Pick<Comment, 'id' | 'content'> & { mentions?: string[] }) =>
      call(editComment, { params: { id: postId, commentId: id }, input }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: commentsQuery(postId).queryKey }),
  })
}

export function useDeleteComment(postId: Post['id']) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Pick<Comment, 'id'>) => call(deleteOwnComment, { params: { id: postId, commentId: id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: commentsQuery(postId).queryKey }),
  })
}

export function usePinComment(postId: Post['id']) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, isPinned }: Comment) => call(isPinned ? unpinComment : pinComment, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: commentsQuery(postId).queryKey }),
  })
}

export function useLikeComment(postId: Post['id']) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, likedByMe }: Comment) =>
      call(likedByMe ? removeLike : addLike, { params: { id: postId, commentId: id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: commentsQuery(postId).queryKey }),
  })
}

export function useReportComment(postId: Post['id']) {
  return useMutation({
    mutationFn: ({ id, ...report }: Report & Pick<Comment, 'id'>) =>
      call(flagComment, { params: { id: postId, commentId: id }, input: report }),
  })
}
