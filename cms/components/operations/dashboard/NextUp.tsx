import { Link } from '@payloadcms/ui'
import type { Pool } from 'pg'
import type { User } from '#payload-types'
import { readNext } from '#domain/operations/home/readNext.ts'
import type { Translate } from '../../platform/view/textIn.ts'
import { Moment } from '../../platform/view/Moment.tsx'

/** The next post and the next letter, for those who write them. */
export async function NextUp({ pool, user, t }: { pool: Pool; user: User | null; t: Translate }) {
  const { post, letter } = await readNext(pool, user)
  if (post === undefined && letter === undefined) return null
  return (
    <section className="board__panel" aria-labelledby="home-next">
      <h2 id="home-next">{t('Next')}</h2>
      <ul className="board__list">
        {post && (
          <li>
            <Link href={`/cms/collections/posts/${post.id}`}>{post.title}</Link>
            <p>
              {t('Post, goes live on')} <Moment at={post.at} />
            </p>
          </li>
        )}
        {post === null && (
          <li>
            {t('No post is scheduled.')} <Link href="/cms/collections/posts/create">{t('Write a post')}</Link>
          </li>
        )}
        {letter && (
          <li>
            <Link href={`/cms/collections/letters/${letter.id}`}>{letter.subject}</Link>
            <p>
              {t(letter.isStarted ? 'Letter, is being sent since' : 'Letter, goes out on')} <Moment at={letter.at} />
            </p>
          </li>
        )}
        {letter === null && (
          <li>
            {t('No letter is scheduled.')} <Link href="/cms/collections/letters/create">{t('Write a letter')}</Link>
          </li>
        )}
      </ul>
    </section>
  )
}
