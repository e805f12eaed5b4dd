import { ListEnd } from '../../../ui/ListEnd.tsx'
import type { usePostPages } from './usePostPages.ts'
import { msg } from '#contracts/shared/msg.ts'

export function PostListEnd({ list }: { list: ReturnType<typeof usePostPages> }) {
  const { posts = [], total = 0, from } = list
  return (
    <ListEnd
      from={from + 1}
      to={from + posts.length}
      total={total}
      many={msg('posts')}
      isLoading={list.isLoadingMore}
      isError={list.isMoreError}
      onMore={list.showMore}
      cardAt={(position) => document.getElementById(`post-${posts[position - from - 1]?.id}`)}
    />
  )
}
