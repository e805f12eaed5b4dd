import type { Pool } from 'pg'
import { readWatchCurves } from '#domain/operations/reports/growth/readWatchCurves.ts'
import { readTopPosts } from '#domain/operations/reports/readTopPosts.ts'
import { TopPosts } from './TopPosts.tsx'
import { WatchCurves } from './WatchCurves.tsx'

export async function PostsBoard({ pool }: { pool: Pool }) {
  const [topPosts, films] = await Promise.all([readTopPosts(pool), readWatchCurves(pool)])
  return (
    <>
      <h2 className="board__title">Posts</h2>
      <div className="board__columns">
        <TopPosts posts={topPosts} />
        <WatchCurves films={films} />
      </div>
    </>
  )
}
