import type { MailData, MailKind } from '#contracts/mails.ts'
import { env } from '#env'
import { type Block, drawMail } from './layout.ts'

type Content = { subject: string; title: string; blocks: Block[] }

const text = (value: string): Block => ({ kind: 'text', text: value })
const button = (label: string, path: string): Block => ({ kind: 'button', label, url: env().SITE_URL + path })

const templates: { [Kind in MailKind]: (data: MailData[Kind]) => Content } = {
  'verify-email': ({ firstName, token }) => ({
    subject: 'Please confirm your e-mail address',
    title: `Welcome to the hunt, ${firstName}`,
    blocks: [
      text('Please confirm that this address is yours.'),
      button('Confirm my address', `/api/verify-email?token=${token}`),
    ],
  }),
  'reset-password': ({ firstName, token }) => ({
    subject: 'Choose a new password',
    title: `A new password, ${firstName}?`,
    blocks: [
      text('Somebody asked for a new password for your account. The link works once, for one hour.'),
      button('Choose a new password', `/api/reset-password?token=${token}`),
      text('If that was not you, leave this mail alone: nothing changes.'),
    ],
  }),
  'order-confirmed': (order) => ({
    subject: `Order ${order.reference} is confirmed`,
    title: `Thank you, ${order.firstName}`,
    blocks: [
      ...(order.isDemo ? [text('This is a demo order: no card was charged and no parcel will be sent.')] : []),
      text(
        `We have your order ${order.reference}. It ships within 1-3 business days, and you get tracking info once it has.`,
      ),
      {
        kind: 'table',
        rows: [
          ...order.lines.map((line) => ({
            label: `${line.quantity} × ${line.title} (${line.size}, ${line.color})`,
            value: line.lineTotal,
          })),
          { label: 'Subtotal', value: order.subtotal },
          ...(order.discount ? [{ label: 'Member discount', value: `-${order.discount}` }] : []),
          { label: 'Shipping', value: order.shipping },
          { label: 'Tax', value: order.tax },
          { label: 'Total', value: order.total, isStrong: true },
        ],
      },
      button('See your order', `/orders?success=true&order=${order.reference}&key=${order.key}`),
    ],
  }),
  'order-shipped': ({ firstName, reference, tracking }) => ({
    subject: `Order ${reference} is on its way`,
    title: `It is on its way, ${firstName}`,
    blocks: [
      text(`Order ${reference} has left the print shop.`),
      ...tracking.map(({ code, url }): Block =>
        url ? { kind: 'button', label: `Track ${code}`, url } : text(`Tracking code: ${code}`),
      ),
    ],
  }),
  'order-cancelled': ({ firstName, reference, refunded }) => ({
    subject: `Order ${reference} was cancelled`,
    title: `Your order was cancelled, ${firstName}`,
    blocks: [text(refunded ? `${refunded} go back to your card within a few days.` : 'Nothing was charged.')],
  }),
  'trial-ending': ({ firstName, endsAt, price }) => ({
    subject: 'Your free trial ends in 3 days',
    title: `Three days left, ${firstName}`,
    blocks: [
      text(`Your free trial ends on ${endsAt}. After that your card is charged ${price}, unless you cancel before.`),
      button('Manage subscription', '/api/billing'),
    ],
  }),
  'renewal-failed': ({ firstName }) => ({
    subject: 'Your membership could not be renewed',
    title: `Your card was declined, ${firstName}`,
    blocks: [
      text('Your access stays for now. Please give us another card, so that it goes on.'),
      button('Change card', '/api/billing?flow=card'),
    ],
  }),
  'subscription-ended': ({ firstName }) => ({
    subject: 'Your membership has ended',
    title: `Until the next hunt, ${firstName}`,
    blocks: [
      text('Your membership has ended. You are welcome back at any time.'),
      button('Subscribe again', '/subscribe'),
    ],
  }),
  'comment-approved': ({ firstName, postId, postTitle }) => ({
    subject: 'Your comment is visible now',
    title: `Your comment is visible, ${firstName}`,
    blocks: [text(`Everybody who watches “${postTitle}” can read it.`), button('See it', `/content/${postId}`)],
  }),
}

/** A mail as it is sent. */
export function renderMail<Kind extends MailKind>(
  kind: Kind,
  data: MailData[Kind],
): { subject: string; html: string; text: string } {
  const { subject, title, blocks } = templates[kind](data)
  return {
    subject,
    ...drawMail(title, blocks, 'You get this mail because of what you did at Stone Hunt. It is not advertising.'),
  }
}

export const isMailKind = (kind: string): kind is MailKind => kind in templates
