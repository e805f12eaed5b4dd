import type { MailData, MailKind } from '#contracts/mails.ts'
import { type Block, drawMail } from './layout.ts'

type Content = { subject: string; title: string; blocks: Block[] }

const text = (value: string): Block => ({ kind: 'text', text: value })
const button = (label: string, path: string): Block => ({ kind: 'button', label, url: path })

const greet = (title: string, firstName: string, end = ''): string =>
  firstName ? `${title}, ${firstName}${end}` : `${title}${end}`

const FAILED_SIGN_INS = {
  password: {
    subject: 'Someone is trying to sign in to your account',
    text: 'Someone entered a wrong password for your account many times today. They did not get in. We now slow down sign-ins from devices you have not used before; your own devices work as usual.',
    advice: 'If your password is short or you use it on other sites, choose a new one.',
  },
  code: {
    subject: 'Someone entered your password and wrong codes',
    text: 'Someone entered the right password for your account and then several wrong codes. They did not get in.',
    advice: 'If this wasn’t you, someone knows your password. Choose a new one now.',
  },
}

/** Mails that were queued by an older version have no address. */
const deliveredTo = (address: string[] | undefined): Block[] =>
  address && address.length > 0
    ? [{ kind: 'table', rows: [{ label: 'Delivery address', value: address.join(', ') }] }]
    : []

const ENDINGS = {
  cancelled: 'As you asked, your membership has ended and nothing more is charged. Thank you for hunting with us.',
  unpaid: 'We could not renew your membership with your card, so it has ended. Nothing more is charged.',
  disputed:
    'Your bank gave you back a payment that was disputed, so your membership has ended. Nothing more is charged.',
}

const SECOND_FACTOR = {
  on: {
    subject: 'Two-step sign-in is on',
    text: 'From now on your account asks for a code from your phone after the password. Keep the ten recovery codes where you find them without it.',
  },
  off: {
    subject: 'Two-step sign-in is off',
    text: 'From now on your password alone opens your account.',
  },
  reset: {
    subject: 'Two-step sign-in was taken off your account',
    text: 'A colleague took two-step sign-in off your account, and you were signed out everywhere. Sign in with your password and set it up again.',
  },
  'recovery-code': {
    subject: 'A recovery code was used',
    text: 'Somebody signed in to your account with one of its recovery codes. It works no more. When few are left, make new ones.',
  },
  unproved: {
    subject: 'Two-step sign-in was removed from your account',
    text: 'It was set up before your email address was confirmed, so it may not have been you. Set it up again to use it.',
  },
  'new-codes': {
    subject: 'Your recovery codes are new',
    text: 'Ten new recovery codes were made for your account. Those you had before open nothing any more.',
  },
}

const ACCOUNT_CHANGES = {
  email: {
    subject: 'Your account has a new email address',
    text: 'The email address of your Stone Hunt account was changed. We no longer send anything about it to this address.',
  },
  password: {
    subject: 'Your password was changed',
    text: 'The password of your Stone Hunt account was changed. Your other devices were signed out.',
  },
  'outside-sign-in': {
    subject: 'Your account has a new way to sign in',
    text: 'You signed in with another provider for the first time. We removed the password of your account and signed out your other devices. To use a password again, choose a new one with “Forgot your password?”.',
  },
}

const templates: { [Kind in MailKind]: (data: MailData[Kind]) => Content } = {
  'verify-email': ({ firstName, token }) => ({
    subject: 'Please confirm your email address',
    title: greet('Welcome to the hunt', firstName),
    blocks: [
      text('Please confirm that this address is yours.'),
      button('Confirm my address', `/api/verify-email?token=${token}`),
    ],
  }),
  'reset-password': ({ firstName, token }) => ({
    subject: 'Choose a new password',
    title: greet('A new password', firstName, '?'),
    blocks: [
      text('Somebody asked for a new password for your account. The link works once, for one hour.'),
      button('Choose a new password', `/api/reset-password?token=${token}`),
      text('If that was not you, leave this mail alone: nothing changes.'),
    ],
  }),
  'order-confirmed': (order) => ({
    subject: `Order ${order.reference} is confirmed`,
    title: greet('Thank you', order.firstName),
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
      ...deliveredTo(order.address),
      button('See your order', `/orders?success=true&order=${order.reference}&key=${order.key}`),
    ],
  }),
  'order-shipped': ({ firstName, reference, tracking, address }) => ({
    subject: `Order ${reference} is on its way`,
    title: greet('It is on its way', firstName),
    blocks: [
      text(`Order ${reference} has left the print shop.`),
      ...tracking.map(({ code, url }): Block =>
        url ? { kind: 'button', label: `Track ${code}`, url } : text(`Tracking code: ${code}`),
      ),
      ...deliveredTo(address),
    ],
  }),
  'order-cancelled': ({ firstName, reference, refunded, reason }) => ({
    subject: `Order ${reference} was cancelled`,
    title: greet('Your order was cancelled', firstName),
    blocks: [
      ...(reason ? [text(reason)] : []),
      text(refunded ? `${refunded} go back to your card within a few days.` : 'Nothing more is charged.'),
    ],
  }),
  'order-refunded': ({ firstName, reference, refunded, left }) => ({
    subject: `${refunded} of order ${reference} go back to you`,
    title: greet('Money back', firstName),
    blocks: [
      text(`${refunded} of order ${reference} go back to your card. Your bank shows it within a few days.`),
      ...(left ? [text(`${left} of what you paid stay with us for what you keep.`)] : []),
    ],
  }),
  'membership-started': ({ firstName, plan, price, trialEndsAt, nextChargeAt }) => ({
    subject: trialEndsAt ? 'Your free trial has started' : 'Your membership has started',
    title: greet('Welcome to the Elite', firstName, '!'),
    blocks: [
      text(
        trialEndsAt
          ? `Your free trial lasts until ${trialEndsAt}. Nothing was charged today.`
          : 'Your membership is active. A receipt comes in a separate email.',
      ),
      {
        kind: 'table',
        rows: [
          { label: 'Plan', value: plan },
          { label: 'Price', value: price },
          { label: trialEndsAt ? 'First charge' : 'Next charge', value: nextChargeAt },
        ],
      },
      text(
        trialEndsAt
          ? `It renews automatically until you cancel. Cancel before ${trialEndsAt} and you pay nothing.`
          : 'It renews automatically until you cancel. After you cancel, access continues until your paid period ends.',
      ),
      button('Manage subscription', '/api/billing'),
      button('Cancel subscription', '/api/billing?flow=cancel'),
    ],
  }),
  'membership-paid': ({ firstName, plan, amount, paidAt, nextChargeAt }) => ({
    subject: `Receipt: ${amount} for your membership`,
    title: greet('Thank you', firstName),
    blocks: [
      text(`We charged ${amount} to your card.`),
      {
        kind: 'table',
        rows: [
          { label: 'Plan', value: plan },
          { label: 'Paid on', value: paidAt },
          ...(nextChargeAt ? [{ label: 'Next charge', value: nextChargeAt }] : []),
          { label: 'Total', value: amount, isStrong: true },
        ],
      },
      button('See your invoices', '/api/billing'),
    ],
  }),
  'membership-cancelled': ({ firstName, accessUntil }) => ({
    subject: 'Your membership is cancelled',
    title: greet('Your membership is cancelled', firstName),
    blocks: [
      text(`Access continues until ${accessUntil}. Nothing more is charged.`),
      text('If you change your mind, you can resume before that day.'),
      button('Resume subscription', '/api/billing'),
    ],
  }),
  'trial-ending': ({ firstName, endsAt, price }) => ({
    subject: 'Your free trial ends in 3 days',
    title: greet('Three days left', firstName),
    blocks: [
      text(`Your free trial ends on ${endsAt}. After that your card is charged ${price}, unless you cancel before.`),
      button('Manage subscription', '/api/billing'),
      text('If it is not for you, cancel before that day and nothing is charged.'),
      button('Cancel the trial', '/api/billing?flow=cancel'),
    ],
  }),
  'renewal-failed': ({ firstName, day, accessUntil }) => ({
    subject: day === 0 ? 'Your membership could not be renewed' : 'Reminder: your membership could not be renewed',
    title: greet('Your card was declined', firstName),
    blocks: [
      text(
        accessUntil
          ? `Everything stays open to you until ${accessUntil}. Please give us another card before that day, so that it goes on.`
          : 'Your access has ended for now. It comes back as soon as a payment succeeds: please give us another card.',
      ),
      button('Change card', '/api/billing?flow=card'),
      text('We try the card on file again on some of these days. If it works, there is nothing left to do.'),
    ],
  }),
  'subscription-ended': ({ firstName, reason }) => ({
    subject: 'Your membership has ended',
    title: greet('Until the next hunt', firstName),
    blocks: [
      text(ENDINGS[reason]),
      text('You are welcome back at any time. Your account, your comments and your orders stay as they are.'),
      button('Subscribe again', '/subscribe'),
      button('See your invoices', '/api/billing'),
    ],
  }),
  'contact-message': ({ from, name, message, isMember }) => ({
    subject: `${isMember ? 'A member' : 'A visitor'} writes: ${from}`,
    title: isMember ? 'A member writes' : 'A visitor writes',
    blocks: [text(`${name} <${from}>`.trim()), ...message.split(/\n+/).map(text)],
  }),
  'new-device': ({ firstName, device, network, at }) => ({
    subject: 'A new device signed in to your account',
    title: greet('Was that you', firstName, '?'),
    blocks: [
      text('Somebody signed in to your account with a device that we had not seen before.'),
      {
        kind: 'table',
        rows: [
          { label: 'Device', value: device },
          { label: 'Network', value: network },
          { label: 'When', value: at },
        ],
      },
      text('If that was you, there is nothing to do.'),
      text('If it was not, choose a new password: that signs out every device.'),
      button('Choose a new password', '/api/forgot-password'),
    ],
  }),
  'failed-sign-ins': ({ firstName, step }) => ({
    subject: FAILED_SIGN_INS[step].subject,
    title: greet('About your account', firstName),
    blocks: [
      text(FAILED_SIGN_INS[step].text),
      text(FAILED_SIGN_INS[step].advice),
      button('Choose a new password', '/api/forgot-password'),
    ],
  }),
  'second-factor': ({ firstName, change }) => ({
    subject: SECOND_FACTOR[change].subject,
    title: greet('About your account', firstName),
    blocks: [
      text(SECOND_FACTOR[change].text),
      button('Two-step sign-in', '/api/second-factor'),
      text('If that was not you, choose a new password at once.'),
      button('Choose a new password', '/api/forgot-password'),
    ],
  }),
  'account-changed': ({ firstName, change }) => ({
    subject: ACCOUNT_CHANGES[change].subject,
    title: `Your account has changed, ${firstName}`,
    blocks: [
      text(ACCOUNT_CHANGES[change].text),
      text('If this wasn’t you, choose a new password at once, or write to us if you can’t sign in.'),
      button('Choose a new password', '/api/forgot-password'),
    ],
  }),
  'comment-approved': ({ firstName, postId, postTitle }) => ({
    subject: 'Your comment is visible now',
    title: greet('Your comment is visible', firstName),
    blocks: [text(`Everybody who watches “${postTitle}” can read it.`), button('See it', `/content/${postId}`)],
  }),
}

/** @param siteUrl the base of its links. */
export function renderMail<Kind extends MailKind>(
  kind: Kind,
  data: MailData[Kind],
  siteUrl: string,
): { subject: string; html: string; text: string } {
  const { subject, title, blocks } = templates[kind](data)
  return {
    subject,
    ...drawMail({
      title,
      blocks,
      note: 'You get this mail because of what you did at Stone Hunt. It is not advertising.',
      siteUrl,
    }),
  }
}

export const isMailKind = (kind: string): kind is MailKind => kind in templates
