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
  cancelled: 'Your membership has ended, as you asked. You won’t be charged again. Thank you for hunting with us.',
  unpaid: 'We couldn’t charge your card to renew your membership, so it has ended. You won’t be charged again.',
  disputed: 'Your bank refunded a disputed payment to you, so your membership has ended. You won’t be charged again.',
}

const SECOND_FACTOR = {
  on: {
    subject: 'Two-step sign-in is on',
    text: 'You now need a code from your phone as well as your password to sign in. Store your ten recovery codes somewhere other than your phone.',
  },
  off: {
    subject: 'Two-step sign-in is off',
    text: 'You now need only your password to sign in.',
  },
  reset: {
    subject: 'Two-step sign-in was turned off for your account',
    text: 'A colleague turned off two-step sign-in for your account and signed you out everywhere. Sign in with your password and set it up again.',
  },
  'recovery-code': {
    subject: 'A recovery code was used',
    text: 'Someone signed in to your account with a recovery code. That code can’t be used again. If you’re running low, make new codes.',
  },
  unproved: {
    subject: 'Two-step sign-in was removed from your account',
    text: 'It was set up before your email address was confirmed, so someone else may have set it up. To use two-step sign-in, set it up again.',
  },
  'new-codes': {
    subject: 'You have new recovery codes',
    text: 'You now have ten new recovery codes. Your old codes no longer work.',
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
    title: greet('Choose a new password', firstName),
    blocks: [
      text('Someone asked for a new password for your account. The link works once and expires in one hour.'),
      button('Choose a new password', `/api/reset-password?token=${token}`),
      text('If this wasn’t you, ignore this email.'),
    ],
  }),
  'order-confirmed': (order) => ({
    subject: `Order ${order.reference} is confirmed`,
    title: greet('Thank you', order.firstName),
    blocks: [
      ...(order.isDemo ? [text('This is a demo order. No card was charged and no package will be sent.')] : []),
      text(
        `We’ve received your order ${order.reference}. It ships within 1-3 business days. We’ll email you tracking info once it has shipped.`,
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
    title: greet('Your order is on its way', firstName),
    blocks: [
      text(`Order ${reference} has left the print shop.`),
      ...tracking.map(({ code, url }): Block =>
        url ? { kind: 'button', label: `Track ${code}`, url } : text(`Tracking code: ${code}`),
      ),
      ...deliveredTo(address),
    ],
  }),
  'order-cancelled': ({ firstName, reference, refunded, reason }) => ({
    subject: `Order ${reference} was canceled`,
    title: greet('Your order was canceled', firstName),
    blocks: [
      ...(reason ? [text(reason)] : []),
      text(
        refunded
          ? `We refunded ${refunded} for order ${reference}. Your bank may take a few days to show it.`
          : 'You won’t be charged again.',
      ),
    ],
  }),
  'order-refunded': ({ firstName, reference, refunded, left }) => ({
    subject: `We refunded ${refunded} for order ${reference}`,
    title: greet('Your refund', firstName),
    blocks: [
      text(`We refunded ${refunded} for order ${reference}. Your bank may take a few days to show it.`),
      ...(left ? [text(`After this refund, you’ve paid ${left} in total.`)] : []),
    ],
  }),
  'membership-started': ({ firstName, plan, price, trialEndsAt, nextChargeAt }) => ({
    subject: trialEndsAt ? 'Your free trial has started' : 'Your membership has started',
    title: greet('Welcome to the Elite', firstName, '!'),
    blocks: [
      text(
        trialEndsAt
          ? `Your free trial lasts until ${trialEndsAt}. You weren’t charged today.`
          : 'Your membership is active. We’ll send the receipt in a separate email.',
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
    subject: 'Your membership is canceled',
    title: greet('Your membership is canceled', firstName),
    blocks: [
      text(`Access continues until ${accessUntil}. You won’t be charged again.`),
      text('If you change your mind, resume your subscription before that day.'),
      button('Resume subscription', '/api/billing'),
    ],
  }),
  'trial-ending': ({ firstName, endsAt, price }) => ({
    subject: 'Your free trial ends in 3 days',
    title: greet('Three days left', firstName),
    blocks: [
      text(`Your free trial ends on ${endsAt}. We’ll charge your card ${price} then, unless you cancel first.`),
      button('Manage subscription', '/api/billing'),
      text('If it isn’t for you, cancel the trial before that day and you pay nothing.'),
      button('Cancel the trial', '/api/billing?flow=cancel'),
    ],
  }),
  'renewal-failed': ({ firstName, day, accessUntil }) => ({
    subject: day === 0 ? 'Your membership could not be renewed' : 'Reminder: your membership could not be renewed',
    title: greet('Your card was declined', firstName),
    blocks: [
      text(
        accessUntil
          ? `You have access until ${accessUntil}. Please change your card before that day to keep your membership.`
          : 'Your access has ended for now. Please change your card: access returns as soon as a payment succeeds.',
      ),
      button('Change card', '/api/billing?flow=card'),
      text(
        'We’ll also retry your current card over the next few days. If the payment succeeds, you don’t need to do anything.',
      ),
    ],
  }),
  'subscription-ended': ({ firstName, reason }) => ({
    subject: 'Your membership has ended',
    title: greet('Until the next hunt', firstName),
    blocks: [
      text(ENDINGS[reason]),
      text('You’re welcome back anytime. Your account, comments and orders stay as they are.'),
      button('Subscribe again', '/subscribe'),
      button('See your invoices', '/api/billing'),
    ],
  }),
  'contact-message': ({ from, name, message, isMember }) => ({
    subject: `Message from a ${isMember ? 'member' : 'visitor'}: ${from}`,
    title: `Message from a ${isMember ? 'member' : 'visitor'}`,
    blocks: [text(`${name} <${from}>`.trim()), ...message.split(/\n+/).map(text)],
  }),
  'new-device': ({ firstName, device, network, at }) => ({
    subject: 'A new device signed in to your account',
    title: greet('Was this you', firstName, '?'),
    blocks: [
      text('Someone signed in to your account from a new device.'),
      {
        kind: 'table',
        rows: [
          { label: 'Device', value: device },
          { label: 'Network', value: network },
          { label: 'When', value: at },
        ],
      },
      text('If this was you, ignore this email.'),
      text('If it wasn’t you, choose a new password. That signs out every device.'),
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
      text('If this wasn’t you, choose a new password now.'),
      button('Choose a new password', '/api/forgot-password'),
    ],
  }),
  'account-changed': ({ firstName, change }) => ({
    subject: ACCOUNT_CHANGES[change].subject,
    title: `Your account has changed, ${firstName}`,
    blocks: [
      text(ACCOUNT_CHANGES[change].text),
      text('If this wasn’t you, choose a new password now. If you can’t sign in, write to us.'),
      button('Choose a new password', '/api/forgot-password'),
    ],
  }),
  'comment-approved': ({ firstName, postId, postTitle }) => ({
    subject: 'Your comment was approved',
    title: greet('Your comment was approved', firstName),
    blocks: [
      text(`Everyone who can watch “${postTitle}” can now read it.`),
      button('See your comment', `/content/${postId}`),
    ],
  }),
}

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
      note: 'We sent this about your Stone Hunt account or order.',
      siteUrl,
    }),
  }
}

export const isMailKind = (kind: string): kind is MailKind => kind in templates
