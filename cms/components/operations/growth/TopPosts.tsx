import type { TopPost } from '#domain/operations/reports/readTopPosts.ts'
import type { Formats } from '../../platform/view/formats.ts'

export function TopPosts({ posts, formats: { t } }: { posts: TopPost[]; formats: Formats }) {
  return (
    <section className="board__panel">
      <h3>{t('Most watched')}</h3>
      {posts.length === 0 && <p>{t('Nothing is published yet.')}</p>}
      <ol className="board__posts">
        {posts.map(({ id, title, views, comments }) => (
          <li key={id}>
            <a href={`/cms/collections/posts/${id}`}>{title}</a>
            <span>
              {t(views === 1 ? '{count} view' : '{count} views', { count: views })},{' '}
              {t(comments === 1 ? '{count} comment' : '{count} comments', { count: comments })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
