import type { MailData, MailKind } from '#contracts/mails.ts'
import type { Block } from './layout.ts'
import {
  button,
  deliveredTo,
  expected,
  membershipWithdrawal,
  orderTable,
  orderWithdrawal,
  table,
  text,
} from './mailBlocks.ts'
import { counted, weekTable, weekTasks } from './weeklyReport.ts'
import type { MailKey } from './mailTexts.ts'

export type MailThread = {
  replyTo: string | null
  /** Earlier emails, oldest first. */
  references: string[]
  /** No person wrote it, so that no machine answers it: RFC 3834. */
  isAutomatic: boolean
}

/** What an email is filled with. A paragraph with a value that is empty here is left out. */
export type MailParts = {
  key: MailKey
  values: Record<string, string | null>
  /** Each is alone in a paragraph. */
  blocks: Record<string, Block[]>
  /** Where mail programs POST for a press on their own “Unsubscribe”. */
  unsubscribe?: string
  /** How mail programs sort it, and where an answer goes. */
  thread?: MailThread
  /** What mail programs show beside the subject, instead of the first words. */
  preheader?: string | null
  /** Below the email, instead of the usual sentence. */
  footer?: { note: string; links: { label: string; url: string }[] }
}

const chosenEmail = (token: string, about: string): Pick<MailParts, 'unsubscribe' | 'footer'> => {
  const url = `/api/unsubscribe?token=${token}`
  return {
    unsubscribe: url,
    footer: {
      note: `You asked for ${about}.`,
      links: [
        { label: 'Unsubscribe', url },
        { label: 'Choose what we send you', url: `/emails?key=${token}` },
      ],
    },
  }
}

const CERTAINTY = { certain: 'We are certain', likely: 'It is likely', guess: 'It is our best guess' }
const FOR_MEMBERS = 'This one is for members.'
const RESTS = { members: 'The rest is for members.', long: 'There’s more on the site.' }
const newPassword = button('Choose a new password', '/api/forgot-password')

export const mailParts: { [Kind in MailKind]: (data: MailData[Kind]) => MailParts } = {
  'verify-email': ({ firstName, token }) => ({
    key: 'verify-email',
    values: { firstName },
    blocks: { link: button('Confirm my address', `/api/verify-email?token=${token}`) },
  }),
  'reset-password': ({ firstName, token }) => ({
    key: 'reset-password',
    values: { firstName },
    blocks: { link: button('Choose a new password', `/api/reset-password?token=${token}`) },
  }),
  'import-invite': ({ firstName, token }) => ({
    key: 'import-invite',
    values: { firstName },
    blocks: { link: button('Choose a password', `/api/reset-password?token=${token}`) },
  }),
  'sign-in-code': ({ firstName, token }) => ({
    key: 'sign-in-code',
    values: { firstName, code: token },
    blocks: { digits: [text(token)] },
  }),
  'change-email': ({ firstName, token }) => ({
    key: 'change-email',
    values: { firstName },
    blocks: { link: button('Use this address', `/api/change-email?token=${token}`) },
  }),
  'email-changed': ({ firstName, token }) => ({
    key: 'email-changed',
    values: { firstName },
    blocks: { link: button('This wasn’t me', `/api/undo-email-change?token=${token}`) },
  }),
  'order-confirmed': (order) => ({
    key: 'order-confirmed',
    values: { firstName: order.firstName, reference: order.reference, total: order.total },
    blocks: {
      demoNotice: order.isDemo ? [text('This is a demo order. No card was charged and no package will be sent.')] : [],
      details: orderTable(order),
      address: [...deliveredTo(order.address), ...expected(order.delivery)],
      link: button('See your order', `/orders?success=true&order=${order.reference}&key=${order.key}`),
      withdrawal: orderWithdrawal(order),
    },
  }),
  'order-shipped': ({ firstName, reference, tracking, address }) => ({
    key: 'order-shipped',
    values: { firstName, reference },
    blocks: {
      tracking: tracking.map(({ code, url }): Block =>
        url ? { kind: 'button', label: `Track ${code}`, url } : text(`Tracking code: ${code}`),
      ),
      address: deliveredTo(address),
    },
  }),
  'order-cancelled': ({ firstName, reference, refunded, reason }) => ({
    key: refunded ? 'order-cancelled.refunded' : 'order-cancelled.unpaid',
    values: { firstName, reference, reason, ...(refunded && { refunded }) },
    blocks: {},
  }),
  'withdrawal-received': ({
    firstName,
    reference,
    name,
    email,
    submittedAt,
    lines,
    total,
    refund,
    returnsAddress,
  }) => ({
    key: refund ? 'withdrawal-received.part' : 'withdrawal-received',
    values: { firstName, reference, name, email, submittedAt, returnsAddress, ...(refund && { refund }) },
    blocks: {
      details: table(
        { label: 'Order', value: reference },
        { label: 'Declared by', value: name },
        { label: 'Receipt to', value: email },
        { label: 'Received', value: submittedAt },
        ...lines.map(({ title, size, color, quantity }) => ({
          label: `${quantity} × ${title} (${size}, ${color})`,
          value: 'Withdrawn',
        })),
        refund
          ? { label: 'Refund for these items', value: refund, isStrong: true }
          : { label: 'Paid', value: total, isStrong: true },
      ),
    },
  }),
  'order-refunded': ({ firstName, reference, refunded, left, giftCard }) => ({
    key: giftCard ? 'order-refunded.gift-card' : 'order-refunded',
    values: { firstName, reference, refunded, left, ...(giftCard && { giftCard }) },
    blocks: {},
  }),
  'cart-reminder': ({ firstName, key, lines }) => ({
    key: 'cart-reminder',
    values: { firstName },
    blocks: {
      items: table(
        ...lines.map(({ title, size, color, quantity }) => ({
          label: title,
          value: `${quantity} × ${size}, ${color}`,
        })),
      ),
      link: button('Back to my cart', `/cart?restore=${key}`),
      stopLink: button('Stop reminders', `/cart?stop-reminders=${key}`),
    },
  }),
  'gift-card': ({ amount, token, from, recipientName, message }) => ({
    key: 'gift-card',
    values: { amount, from: from ?? 'Someone', to: recipientName ?? null, message },
    blocks: { code: table({ label: 'Code', value: token, isStrong: true }), link: button('Shop now', '/merchandise') },
  }),
  'gift-membership': ({ months, token, from, recipientName, message }) => ({
    key: 'gift-membership',
    values: { months: String(months), from: from ?? 'Someone', to: recipientName, message },
    blocks: {
      code: table({ label: 'Code', value: token, isStrong: true }),
      link: button('Redeem it', `/gift-memberships/redeem#${token}`),
    },
  }),
  'referral-reward': ({ firstName, amount }) => ({
    key: 'referral-reward',
    values: { firstName, amount },
    blocks: { link: button('See your account', '/account') },
  }),
  'gift-membership-ending': ({ firstName, endsAt }) => ({
    key: 'gift-membership-ending',
    values: { firstName, endsAt },
    blocks: { link: button('Become a Subscriber', '/subscribe') },
  }),
  'gift-card-bought': ({ firstName, reference, amount, recipientName, recipientEmail, sendOn, months, isDemo }) => ({
    key: months ? 'gift-card-bought.membership' : 'gift-card-bought',
    values: { firstName, reference, amount, recipientName, recipientEmail, sendOn, ...inMonths(months) },
    blocks: {
      demoNotice: isDemo ? [text('This is a demo. No card was charged.')] : [],
      details: table(
        { label: 'Purchase', value: reference },
        { label: 'For', value: `${recipientName}, ${recipientEmail}` },
        { label: 'Emailed on', value: sendOn },
        ...(months ? [] : [{ label: 'Tax', value: 'None: it’s part of what the card pays for' }]),
        { label: 'Paid by card', value: amount, isStrong: true },
      ),
      link: button('Buy another one', months ? '/gift-memberships' : '/gift-cards'),
    },
  }),
  'gift-card-sent': ({ firstName, reference, amount, recipientName, recipientEmail, months }) => ({
    key: months ? 'gift-card-sent.membership' : 'gift-card-sent',
    values: { firstName, reference, amount, recipientName, recipientEmail, ...inMonths(months) },
    blocks: {},
  }),
  'gift-card-refunded': ({ firstName, reference, refunded, months }) => ({
    key: months ? 'gift-card-refunded.membership' : 'gift-card-refunded',
    values: { firstName, reference, refunded },
    blocks: {},
  }),
  'membership-refunded': ({ firstName, refunded }) => ({
    key: 'membership-refunded',
    values: { firstName, refunded },
    blocks: { link: button('See your payments', '/account') },
  }),
  'order-link': ({ firstName, reference, key }) => ({
    key: 'order-link',
    values: { firstName, reference },
    blocks: { link: button('See your order', `/orders?order=${reference}&key=${key}`) },
  }),
  'order-address-changed': ({ firstName, reference, address }) => ({
    key: 'order-address-changed',
    values: { firstName, reference },
    blocks: { address: deliveredTo(address), link: button('See your order', `/orders?order=${reference}`) },
  }),
  'claim-step': ({ firstName, reference, key, step, text: said }) => ({
    key: `claim-step.${step}`,
    values: { firstName, reference, ...((step === 'refunded' || step === 'replaced') && { result: said }) },
    blocks: {
      ...((step === 'answered' || step === 'declined') && { message: (said ?? '').split(/\n+/).map(text) }),
      link: button('See your order', `/orders?order=${reference}&key=${key}`),
    },
  }),
  'claim-received': ({ reference, message }) => ({
    key: 'claim-received',
    values: { reference },
    blocks: { message: message.split(/\n+/).map(text), link: button('Open the claims', '/cms/collections/claims') },
  }),
  'membership-started': ({ firstName, plan, price, trialEndsAt, nextChargeAt, withdrawal }) => ({
    key: trialEndsAt ? 'membership-started.trial' : 'membership-started.paid',
    values: { firstName, plan, price, nextChargeAt, ...(trialEndsAt && { trialEndsAt }) },
    blocks: {
      details: table(
        { label: 'Plan', value: plan },
        { label: 'Price', value: price },
        { label: trialEndsAt ? 'First charge' : 'Next charge', value: nextChargeAt },
      ),
      link: button('Manage subscription', '/api/billing'),
      cancelLink: button('Cancel subscription', '/api/billing?flow=cancel'),
      withdrawal: membershipWithdrawal(withdrawal),
    },
  }),
  'membership-withdrawn': ({ reference, name, email, plan, submittedAt, isPart }) => ({
    key: isPart ? 'membership-withdrawn.part' : 'membership-withdrawn.all',
    values: { reference, name, email, submittedAt },
    blocks: {
      details: table(
        { label: 'Membership', value: `${plan}, ${reference}` },
        { label: 'Declared by', value: name },
        { label: 'Receipt to', value: email },
        { label: 'Received', value: submittedAt },
      ),
    },
  }),
  'membership-paid': ({ firstName, plan, amount, paidAt, nextChargeAt }) => ({
    key: 'membership-paid',
    values: { firstName, plan, amount, paidAt, nextChargeAt },
    blocks: {
      details: table(
        { label: 'Plan', value: plan },
        { label: 'Paid on', value: paidAt },
        ...(nextChargeAt ? [{ label: 'Next charge', value: nextChargeAt }] : []),
        { label: 'Total', value: amount, isStrong: true },
      ),
      link: button('See your invoices', '/api/billing'),
    },
  }),
  'price-changing': ({ firstName, plan, oldPrice, newPrice, changesAt }) => ({
    key: 'price-changing',
    values: { firstName, plan, oldPrice, newPrice, changesAt },
    blocks: {
      details: table(
        { label: 'Plan', value: plan },
        { label: 'Price until then', value: oldPrice },
        { label: `Price from ${changesAt}`, value: newPrice, isStrong: true },
      ),
      link: button('Manage subscription', '/api/billing'),
      cancelLink: button('Cancel subscription', '/api/billing?flow=cancel'),
    },
  }),
  'membership-cancelled': ({ firstName, accessUntil }) => ({
    key: 'membership-cancelled',
    values: { firstName, accessUntil },
    blocks: { link: button('Resume subscription', '/api/billing') },
  }),
  'trial-ending': ({ firstName, endsAt, price }) => ({
    key: 'trial-ending',
    values: { firstName, endsAt, price },
    blocks: {
      link: button('Manage subscription', '/api/billing'),
      cancelLink: button('Cancel the trial', '/api/billing?flow=cancel'),
    },
  }),
  'renewal-reminder': ({ firstName, plan, price, renewsAt }) => ({
    key: 'renewal-reminder',
    values: { firstName, plan, price, renewsAt },
    blocks: {
      details: table(
        { label: 'Plan', value: plan },
        { label: 'Price', value: price, isStrong: true },
        { label: 'Next charge', value: renewsAt },
      ),
      link: button('Manage subscription', '/api/billing'),
      cancelLink: button('Cancel subscription', '/api/billing?flow=cancel'),
    },
  }),
  'membership-paused': ({ firstName, accessUntil, resumesAt, price }) => ({
    key: 'membership-paused',
    values: { firstName, accessUntil },
    blocks: {
      details: table({ label: 'Price', value: price, isStrong: true }, { label: 'Next charge', value: resumesAt }),
      link: button('Your account', '/account'),
    },
  }),
  'membership-resuming': ({ firstName, price, resumesAt }) => ({
    key: 'membership-resuming',
    values: { firstName, resumesAt },
    blocks: {
      details: table({ label: 'Price', value: price, isStrong: true }, { label: 'Next charge', value: resumesAt }),
      link: button('Your account', '/account'),
      cancelLink: button('Cancel subscription', '/api/billing?flow=cancel'),
    },
  }),
  'renewal-failed': ({ firstName, day, accessUntil }) => ({
    key: `renewal-failed.${day === 0 ? 'first' : 'reminder'}${accessUntil ? '' : '-no-access'}`,
    values: { firstName, ...(accessUntil && { accessUntil }) },
    blocks: { link: button('Change card', '/api/billing?flow=card') },
  }),
  'subscription-ended': ({ firstName, reason }) => ({
    key: `subscription-ended.${reason}`,
    values: { firstName },
    blocks: {
      link: button('Subscribe again', '/subscribe'),
      invoicesLink: button('See your invoices', '/api/billing'),
    },
  }),
  'come-back': ({ firstName, endedAt, offer, unsubscribe }) => ({
    key: 'come-back',
    values: { firstName, endedAt },
    blocks: {
      offer: offer ? [text(`We have an offer for you, ${offer.code}: ${offer.label}.`)] : [],
      link: offer
        ? button('See the offer', `/subscribe?offer=${offer.code}`)
        : button('Become a member again', '/subscribe'),
    },
    unsubscribe: `/api/comeback-emails/stop?token=${unsubscribe}`,
    footer: {
      note: 'You allowed us one email after your membership ended.',
      links: [{ label: 'Choose what we send you', url: `/emails?key=${unsubscribe}` }],
    },
  }),
  // Mails that were queued by an older version have no thread.
  'contact-message': ({ from, name, message, isMember, threadId, replyTo = null, references = [] }) => ({
    key: 'contact-message',
    values: { sender: isMember ? 'member' : 'visitor', from, name, contact: `${name} <${from}>`.trim() },
    blocks: {
      message: message.split(/\n+/).map(text),
      link: button('Answer', `/cms/collections/contact-messages/${threadId ?? ''}`),
    },
    thread: { replyTo, references, isAutomatic: true },
  }),
  'thread-answer': ({ firstName, message, key, replyTo, references }) => ({
    key: replyTo ? 'thread-answer.reply' : 'thread-answer.link',
    values: { firstName },
    blocks: { message: message.split(/\n+/).map(text), link: button('See the conversation', `/messages?key=${key}`) },
    thread: { replyTo, references, isAutomatic: false },
  }),
  'stone-identified': ({ firstName, name, confidence, reasons }) => ({
    key: 'stone-identified',
    values: { firstName, stone: name, certainty: CERTAINTY[confidence] },
    blocks: { reasons: reasons.split(/\n+/).map(text), link: button('See your stone', '/identify') },
  }),
  'new-device': ({ firstName, device, network, at, token }) => ({
    key: 'new-device',
    values: { firstName, device, network, at },
    blocks: {
      details: table(
        { label: 'Device', value: device },
        { label: 'Network', value: network },
        { label: 'When', value: at },
      ),
      link: button('This wasn’t me', `/api/deny-sign-in?token=${token}`),
    },
  }),
  'failed-sign-ins': ({ firstName, step }) => ({
    key: `failed-sign-ins.${step}`,
    values: { firstName },
    blocks: { link: newPassword },
  }),
  'weekly-report': (report) => ({
    key: 'weekly-report',
    values: {
      firstName: report.firstName,
      week: report.week,
      newMembers: counted(report.newMembers, 'member'),
      revenue: report.membershipRevenue,
    },
    blocks: {
      figures: weekTable(report),
      tasks: weekTasks(report),
      link: button('Open the panel', '/cms'),
    },
  }),
  'webhook-off': ({ firstName, url, reason }) => ({
    key: 'webhook-off',
    values: { firstName, url, reason },
    blocks: { link: button('Open webhooks', '/cms/webhooks') },
  }),
  'second-factor': ({ firstName, change }) => ({
    key: `second-factor.${change}`,
    values: { firstName },
    blocks: { link: button('Two-step sign-in', '/api/second-factor'), passwordLink: newPassword },
  }),
  'account-changed': ({ firstName, change }) => ({
    key: `account-changed.${change}`,
    values: { firstName },
    blocks: { link: newPassword },
  }),
  'comment-approved': ({ firstName, postId, postTitle }) => ({
    key: 'comment-approved',
    values: { firstName, postTitle },
    blocks: { link: button('See your comment', `/content/${postId}`) },
  }),
  'comment-reply': ({ firstName, postId, postTitle, author }) => ({
    key: 'comment-reply',
    values: { firstName, postTitle, author },
    blocks: { link: button('Read the reply', `/content/${postId}`) },
  }),
  'comment-mention': ({ firstName, postId, postTitle, author }) => ({
    key: 'comment-mention',
    values: { firstName, postTitle, author },
    blocks: { link: button('Read the comment', `/content/${postId}`) },
  }),
  'question-answered': ({ firstName, questionId, roundId, roundTitle }) => ({
    key: 'question-answered',
    values: { firstName, roundTitle },
    blocks: { link: button('Read the answer', `/questions/${roundId}#question-${questionId}`) },
  }),
  'new-post': ({ firstName, postId, title, teaser, isLocked, unsubscribe, story, cover }) => ({
    key: 'new-post',
    values: { firstName, title, teaser, access: story?.rest ? RESTS[story.rest] : isLocked ? FOR_MEMBERS : null },
    blocks: {
      cover: cover ? [{ kind: 'picture', url: `${cover}?w=960`, alt: '' }] : [],
      story: story ? [{ kind: 'story', story, page: `/content/${postId}` }] : [],
      link: button('Open the post', `/content/${postId}`),
    },
    ...chosenEmail(unsubscribe, 'emails about new posts'),
  }),
  letter: ({ firstName, subject, preheader, story, unsubscribe }) => ({
    key: 'letter',
    values: { firstName, subject, access: story?.rest ? RESTS[story.rest] : null },
    blocks: {
      story: story ? [{ kind: 'story', story, page: '/' }] : [],
      link: story?.rest ? button('Become a member', '/subscribe') : [],
    },
    ...(preheader && { preheader }),
    ...chosenEmail(unsubscribe, 'our letters'),
  }),
  'weekly-posts': ({ firstName, posts, unsubscribe }) => ({
    key: 'weekly-posts',
    values: { firstName },
    blocks: {
      posts: posts.flatMap(({ postId, title, teaser, isLocked }) => [
        text([`${title}.`, teaser, isLocked && FOR_MEMBERS].filter(Boolean).join(' ')),
        ...button(`Open “${title}”`, `/content/${postId}`),
      ]),
    },
    ...chosenEmail(unsubscribe, 'emails about new posts'),
  }),
  'item-alert-confirm': ({ firstName, alert, title, size, color, key }) => ({
    key: `item-alert-confirm.${alert}`,
    values: { firstName, title, size, color },
    blocks: { link: button('Turn on this alert', `/alerts?key=${key}`) },
  }),
  'item-alert': ({ firstName, alert, title, size, color, price, oldPrice, path, key }) => ({
    key: `item-alert.${alert}`,
    values: { firstName, title, size, color, price, ...(oldPrice && { oldPrice }) },
    blocks: {
      link: button('See it in the shop', path),
      stopLink: button('Stop all alerts', `/alerts?key=${key}`),
    },
    unsubscribe: `/api/item-alerts/link/stop?key=${key}&all=true`,
  }),
  'review-request': ({ firstName, reference, key, lines }) => ({
    key: 'review-request',
    values: { firstName, reference },
    blocks: {
      items: table(...lines.map(({ title, size, color }) => ({ label: title, value: `${color}, ${size}` }))),
      link: button('Write a review', `/reviews?order=${reference}&key=${key}`),
      stopLink: button('Don’t ask me again', `/reviews?order=${reference}&key=${key}&emails=off`),
    },
    unsubscribe: `/api/orders/${reference}/review-emails/stop?key=${key}`,
  }),
}

/** With the name of the site, which every email may mention. */
export function partsOfMail<Kind extends MailKind>(kind: Kind, data: MailData[Kind], siteName: string): MailParts {
  const parts = mailParts[kind](data)
  return { ...parts, values: { ...parts.values, siteName } }
}

const inMonths = (months: number | null | undefined): Record<string, string> =>
  months ? { months: String(months) } : {}
