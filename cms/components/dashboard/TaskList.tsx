import { Link } from '@payloadcms/ui'
import type { Waiting } from '#domain/reports/readPendingCounts.ts'

const LINKS: { key: keyof Waiting; one: string; many: string; href: string }[] = [
  {
    key: 'orders',
    one: 'order needs attention',
    many: 'orders need attention',
    href: '/cms/collections/orders?where[problem][exists]=true',
  },
  {
    key: 'alerts',
    one: 'alert to resolve',
    many: 'alerts to resolve',
    href: '/cms/collections/alerts?where[isResolved][equals]=false',
  },
  {
    key: 'comments',
    one: 'comment to review',
    many: 'comments to review',
    href: '/cms/collections/comments?where[status][equals]=pending',
  },
  {
    key: 'uploads',
    one: 'upload to review',
    many: 'uploads to review',
    href: '/cms/collections/posts?where[status][equals]=pending',
  },
  {
    key: 'reports',
    one: 'reported comment',
    many: 'reported comments',
    href: '/cms/collections/comment-reports',
  },
  {
    key: 'messages',
    one: 'message to answer',
    many: 'messages to answer',
    href: '/cms/collections/contact-messages?where[isAnswered][equals]=false',
  },
]

export function TaskList({ waiting }: { waiting: Waiting }) {
  const open = LINKS.filter(({ key }) => waiting[key] > 0)
  return (
    <section className="board__waiting" aria-label="Waiting for you">
      {open.length === 0 && <p>Nothing needs you right now. Enjoy the hunt.</p>}
      {open.map(({ key, one, many, href }) => (
        <Link key={key} href={href} data-kind={key}>
          <strong>{waiting[key]}</strong> {waiting[key] === 1 ? one : many}
        </Link>
      ))}
    </section>
  )
}
