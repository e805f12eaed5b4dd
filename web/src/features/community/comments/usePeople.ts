import { useInfiniteQuery } from '@tanstack/react-query'
import { MAX_MENTIONS } from '#contracts/shared/constants.ts'
import { hunterName } from '#contracts/community/hunterName.ts'
import { splitMentions } from '#contracts/community/mentions.ts'
import type { Mention } from '#contracts/community/comments.ts'
import type { Post } from '#contracts/content/posts.ts'
import { commentsQuery } from './queries.ts'

/** The people of a conversation, except oneself, who can be mentioned in it. */
export function usePeople(postId: Post['id']): Mention[] {
  const { data } = useInfiniteQuery({ ...commentsQuery(postId), enabled: false })
  const people = new Map<string, Mention>()
  for (const comment of data?.pages.flat() ?? [])
    if (!comment.isMine && comment.status === 'visible')
      people.set(comment.authorId, { id: comment.authorId, name: hunterName(comment) })
  return [...people.values()]
}

/** @param picked from the list; of two people with the same name they are meant. */
export function mentionedIn(text: string, people: readonly Mention[], picked: readonly Mention[]): string[] {
  const ids = splitMentions(text, [...people, ...picked]).flatMap(({ id }) => id ?? [])
  return [...new Set(ids)].slice(0, MAX_MENTIONS)
}
