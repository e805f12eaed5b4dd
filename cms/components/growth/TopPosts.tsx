import type { TopPost } from '#domain/operations/reports/readTopPosts.ts'

export function TopPosts({ posts }: { posts: TopPost[] }) {
  return (
    <section className="board__panel">
      <h3>Most watched</h3>
      {posts.length === 0 && <p>Nothing is published yet.</p>}
      <ol className="board__posts">
        {posts.map(({ id, title, views, comments }) => (
          <li key={id}>
            <a href={`/cms/collections/posts/${id}`}>{title}</a>
            <span>
              {views.toLocaleString('en-US')} {views === 1 ? 'view' : 'views'}, {comments}{' '}
              {comments === 1 ? 'comment' : 'comments'}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
