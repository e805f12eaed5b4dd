import { Link } from '@payloadcms/ui'
import type { PayloadRequest } from 'payload'
import { type Capability, may } from '#contracts/roles.ts'
import type { Waiting } from '#domain/operations/reports/readPendingCounts.ts'

const LINKS: { key: keyof Waiting; one: string; many: string; href: string; needs: Capability }[] = [
  {
    key: 'orders',
    one: 'order needs attention',
    many: 'orders need attention',
    href: '/cms/collections/orders?where[problems.isOpen][equals]=true',
    needs: 'changeOrders',
  },
  {
    key: 'withdrawals',
    one: 'withdrawal to settle',
    many: 'withdrawals to settle',
    href: '/cms/collections/withdrawals?where[state][equals]=open',
    needs: 'refundOrders',
  },
  {
    key: 'claims',
    one: 'claim to answer',
    many: 'claims to answer',
    href: '/cms/collections/claims?where[status][equals]=open',
    needs: 'changeOrders',
  },
  {
    key: 'alerts',
    one: 'alert to resolve',
    many: 'alerts to resolve',
    href: '/cms/collections/alerts?where[isResolved][equals]=false',
    needs: 'resolveShopAlerts',
  },
  {
    key: 'comments',
    one: 'comment to review',
    many: 'comments to review',
    href: '/cms/collections/comments?where[status][equals]=pending',
    needs: 'moderateComments',
  },
  {
    key: 'reviews',
    one: 'review to approve',
    many: 'reviews to approve',
    href: '/cms/collections/reviews?where[status][equals]=pending',
    needs: 'moderateReviews',
  },
  {
    key: 'uploads',
    one: 'upload to review',
    many: 'uploads to review',
    href: '/cms/collections/posts?where[status][equals]=pending',
    needs: 'writePosts',
  },
  {
    key: 'reports',
    one: 'reported comment',
    many: 'reported comments',
    href: '/cms/collections/comment-reports',
    needs: 'moderateComments',
  },
  {
    key: 'messages',
    one: 'message to answer',
    many: 'messages to answer',
    href: '/cms/collections/contact-messages?where[status][equals]=open',
    needs: 'answerMessages',
  },
  {
    key: 'stones',
    one: 'stone to identify',
    many: 'stones to identify',
    href: '/cms/collections/identifications?where[status][equals]=waiting',
    needs: 'identifyStones',
  },
]

type TaskListProps = { waiting: Waiting; user: PayloadRequest['user'] }

export function TaskList({ waiting, user }: TaskListProps) {
  const open = LINKS.filter(({ key, needs }) => waiting[key] > 0 && may(user, needs))
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
