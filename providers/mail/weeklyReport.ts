import type { MailData } from '#contracts/mails.ts'
import type { Block } from './layout.ts'
import { button, table, text } from './mailBlocks.ts'

type Report = MailData['weekly-report']

export const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`

export function weekTable(report: Report): Block[] {
  const { topPost, topArticle } = report
  return table(
    { label: 'New members', value: String(report.newMembers) },
    { label: 'Memberships that ended', value: String(report.canceled) },
    { label: 'Paying members now', value: String(report.members) },
    { label: 'Membership payments', value: report.membershipRevenue, isStrong: true },
    { label: 'Orders', value: String(report.orders) },
    { label: 'Sales of the shop', value: report.orderRevenue, isStrong: true },
    // Values don't wrap, so titles are labels.
    ...(topPost
      ? [{ label: `Post that brought most: ${topPost.title}`, value: counted(topPost.memberships, 'membership') }]
      : []),
    ...(topArticle ? [{ label: `Sold most: ${topArticle.title}`, value: counted(topArticle.pieces, 'piece') }] : []),
  )
}

/** What waits for the owner, with a link to each. */
export function weekTasks({ failedPayments, unsentOrders, tasks }: Report): Block[] {
  return [
    ...(failedPayments > 0
      ? [
          text(`${counted(failedPayments, 'renewal')} could not be charged.`),
          ...button('Failed payments', '/cms/failed-payments'),
        ]
      : []),
    ...(unsentOrders > 0
      ? [
          text(
            unsentOrders === 1
              ? '1 order was paid more than a day ago and has not gone to print.'
              : `${unsentOrders} orders were paid more than a day ago and have not gone to print.`,
          ),
          ...button('Orders', '/cms/collections/orders'),
        ]
      : []),
    ...(tasks > 0 ? [text(`${counted(tasks, 'task')} on the dashboard.`)] : []),
    ...(failedPayments + unsentOrders + tasks === 0 ? [text('Nothing waits for you.')] : []),
  ]
}
