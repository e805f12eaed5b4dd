import type { Pool } from 'pg'
import { readTopPosts } from '#domain/operations/reports/readTopPosts.ts'
import { TopPosts } from './TopPosts.tsx'

export async function PostsBoard({ pool }: { pool: Pool }) {
  return (
    <>
      <h2 className="board__title">Posts</h2>
      <div className="board__columns">
        <TopPosts posts={await readTopPosts(pool)} />
      </div>
    </>
  )
}
