import type { Pool } from 'pg'
import { readWatchCurves } from '#domain/operations/reports/growth/readWatchCurves.ts'
import { readTopPosts } from '#domain/operations/reports/readTopPosts.ts'
import type { Formats } from '../../platform/view/formats.ts'
import { TopPosts } from './TopPosts.tsx'
import { WatchCurves } from './WatchCurves.tsx'

export async function PostsBoard({ pool, formats }: { pool: Pool; formats: Formats }) {
  const [topPosts, films] = await Promise.all([readTopPosts(pool), readWatchCurves(pool)])
  return (
    <>
      <h2 className="board__title">{formats.t('Posts')}</h2>
      <div className="board__columns">
        <TopPosts formats={formats} posts={topPosts} />
        <WatchCurves formats={formats} films={films} />
      </div>
    </>
  )
}
