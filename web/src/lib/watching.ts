import { useQuery } from '@tanstack/react-query'
import type { Post } from '#contracts/content/posts.ts'
import { readWatching } from '#contracts/routes/content/watching.ts'
import type { WatchMark } from '#contracts/content/watching.ts'
import { pageLanguage } from './pageLanguage.ts'
import { readQuery } from './readQuery.ts'
import { useVisitor } from './visitor.ts'

/** What this member watched, on all devices. */
export const watchingQuery = () => readQuery(readWatching, { query: pageLanguage() })

/** How far the signed-in member has watched a film. */
export function useWatchMark(postId: Post['id']): WatchMark | null {
  const { user } = useVisitor()
  const { data } = useQuery({ ...watchingQuery(), enabled: user !== null })
  return (user && data?.marks.find((mark) => mark.postId === postId)) ?? null
}
