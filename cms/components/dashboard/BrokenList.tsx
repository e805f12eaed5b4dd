import { Link } from '@payloadcms/ui'
import type { Pool } from 'pg'
import type { User } from '#payload-types'
import { type Broken, readBroken } from '#domain/operations/home/readBroken.ts'
import { brokenWords } from './brokenWords.ts'

/** What failed, for those who can look into it. */
export async function BrokenList({ pool, user, now }: { pool: Pool; user: User | null; now: Date }) {
  const broken = await readBroken(pool, user, now)
  if (broken === null) return null
  return (
    <section className="board__panel" aria-labelledby="home-broken">
      <h2 id="home-broken">What is broken</h2>
      {broken.length === 0 ? (
        <p>Nothing is broken right now.</p>
      ) : (
        <ul className="board__list">
          {broken.map((one) => (
            <Item key={JSON.stringify(one)} broken={one} now={now} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Item({ broken, now }: { broken: Broken; now: Date }) {
  const { title, text, href } = brokenWords(broken, now)
  return (
    <li data-kind={broken.kind}>
      {href ? <Link href={href}>{title}</Link> : <b>{title}</b>}
      {text && <p>{text}</p>}
    </li>
  )
}
