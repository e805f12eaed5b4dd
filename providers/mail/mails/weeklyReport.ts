import type { MailData } from '#contracts/platform/mails.ts'
import type { Block } from '../layout.ts'
import { button, table, text } from '../mailBlocks.ts'
import type { Writer } from '../writerIn.ts'
import { mail } from '../mail.ts'
import { firstName } from '../samples.ts'

export const weeklyReport = mail('weekly-report', {
  wordings: {
    'weekly-report': {
      label: 'Weekly report, to owners',
      required: ['figures'],
      en: {
        subject: 'Your week: {newMembers} new, {revenue}',
        title: 'The week of {week}',
        body: ['{figures}', '{tasks}', '{link}', 'You can switch this email off in the settings, under Messages.'],
      },
    },
  },
  sample: {
    firstName,
    week: { from: '2026-11-16', to: '2026-11-22' },
    newMembers: 7,
    canceled: 2,
    members: 143,
    membershipRevenueCents: 41_208,
    orders: 11,
    orderRevenueCents: 38_950,
    topPost: { title: 'First light on the Laguna bands', memberships: 4 },
    topArticle: { title: 'Hoodie', pieces: 6 },
    failedPayments: 2,
    unsentOrders: 1,
    tasks: 3,
  },
  draw: (report, writer) => ({
    key: 'weekly-report',
    values: {
      firstName: report.firstName,
      week: weekName(report),
      newMembers: counted(report.newMembers, 'member'),
      revenue: writer.money(report.membershipRevenueCents),
    },
    blocks: {
      figures: weekTable(report, writer),
      tasks: weekTasks(report),
      link: button('Open the panel', '/cms'),
    },
  }),
})

type Report = MailData['weekly-report']

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`

function weekTable(report: Report, { money }: Writer): Block[] {
  const { topPost, topArticle } = report
  return table(
    { label: 'New members', value: String(report.newMembers) },
    { label: 'Memberships that ended', value: String(report.canceled) },
    { label: 'Paying members now', value: String(report.members) },
    { label: 'Membership payments', value: money(report.membershipRevenueCents), isStrong: true },
    { label: 'Orders', value: String(report.orders) },
    { label: 'Sales of the shop', value: money(report.orderRevenueCents), isStrong: true },
    // Values don't wrap, so titles are labels.
    ...(topPost
      ? [{ label: `Post that brought most: ${topPost.title}`, value: counted(topPost.memberships, 'membership') }]
      : []),
    ...(topArticle ? [{ label: `Sold most: ${topArticle.title}`, value: counted(topArticle.pieces, 'piece') }] : []),
  )
}

/** What waits for the owner, with a link to each. */
function weekTasks({ failedPayments, unsentOrders, tasks }: Report): Block[] {
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

const dayAndMonth = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })

/** `November 16 to 22`. */
function weekName({ week: { from, to } }: Report): string {
  const last = new Date(to)
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  return `${dayAndMonth.format(new Date(from))} to ${isOneMonth ? last.getUTCDate() : dayAndMonth.format(last)}`
}
