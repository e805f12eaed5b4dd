import { Link } from '@payloadcms/ui'
import type { Pool } from 'pg'
import type { User } from '#payload-types'
import { type Broken, readBroken } from '#domain/operations/home/readBroken.ts'
import type { Translate } from '../../platform/view/textIn.ts'
import { brokenWords } from './brokenWords.ts'

type BrokenListProps = { pool: Pool; user: User | null; now: Date; t: Translate }

/** What failed, for those who can look into it. */
export async function BrokenList({ pool, user, now, t }: BrokenListProps) {
  const broken = await readBroken(pool, user, now)
  if (broken === null) return null
  return (
    <section className="board__panel" aria-labelledby="home-broken">
      <h2 id="home-broken">{t('What is broken')}</h2>
      {broken.length === 0 ? (
        <p>{t('Nothing is broken right now.')}</p>
      ) : (
        <ul className="board__list">
          {broken.map((one) => (
            <Item key={JSON.stringify(one)} broken={one} now={now} t={t} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Item({ broken, now, t }: { broken: Broken; now: Date; t: Translate }) {
  const { title, text, href } = brokenWords(broken, now, t)
  return (
    <li data-kind={broken.kind}>
      {href ? <Link href={href}>{title}</Link> : <b>{title}</b>}
      {text && <p>{text}</p>}
    </li>
  )
}
