import { deviceName } from '#contracts/deviceName.ts'
import type { Language } from '#contracts/languages.ts'
import { itemLabel } from '#contracts/itemLabel.ts'
import { msg } from '#contracts/msg.ts'
import { textsIn, type Translate } from '#texts/textsIn.ts'
import type { MailData, MailKind, MailLine, ShippedLineState } from '#contracts/mails.ts'
import type { Block } from './layout.ts'
import {
  button,
  deliveredTo,
  expected,
  giftWithdrawal,
  membershipWithdrawal,
  orderTable,
  orderWithdrawal,
  table,
  text,
} from './mailBlocks.ts'
import { counted, weekTable, weekTasks } from './weeklyReport.ts'
import { mailDataIn } from './mailValues.ts'
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

const chosenEmail = (token: string, note: string, t: Translate): Pick<MailParts, 'unsubscribe' | 'footer'> => {
  const url = `/api/unsubscribe?token=${token}`
  return {
    unsubscribe: url,
    footer: {
      note,
      links: [
        { label: t('Unsubscribe'), url },
        { label: t('Choose what we send you'), url: `/emails?key=${token}` },
      ],
    },
  }
}

const CERTAINTY = { certain: msg('We are certain'), likely: msg('It is likely'), guess: msg('It is our best guess') }
const FOR_MEMBERS = msg('This one is for members.')
const RESTS = { members: msg('The rest is for members.'), long: msg('There’s more on the site.') }
const SHIPPED: Record<ShippedLineState, string> = {
  here: msg('In this package'),
  earlier: msg('Sent earlier'),
  later: msg('Comes later'),
  unknown: msg('In this package or another one'),
  replaced: msg('Can’t be made: we print it again as another order'),
  refunded: msg('Can’t be made: refunded'),
  unavailable: msg('Can’t be made: we’ll refund it or print it again, and email you'),
}

function shippedKey(states: ShippedLineState[]): MailKey {
  if (states.includes('later') || states.includes('unknown')) return 'order-shipped.part'
  return states.includes('earlier') ? 'order-shipped.rest' : 'order-shipped'
}

const whyRefunded = (line: MailLine & { isUnavailable: boolean }, t: Translate) =>
  line.isUnavailable
    ? t('The print shop couldn’t make {item}. We’re sorry.', { item: itemLabel(line) })
    : t('This refund is for {item}.', { item: itemLabel(line) })
const newPassword = (t: Translate) => button(t('Choose a new password'), '/api/forgot-password')

type PartsByKind = { [Kind in MailKind]: (data: MailData[Kind], t: Translate, language: Language) => MailParts }

export const mailParts: PartsByKind = {
  'verify-email': ({ firstName, token }, t) => ({
    key: 'verify-email',
    values: { firstName },
    blocks: { link: button(t('Confirm my address'), `/api/verify-email?token=${token}`) },
  }),
  'reset-password': ({ firstName, token }, t) => ({
    key: 'reset-password',
    values: { firstName },
    blocks: { link: button(t('Choose a new password'), `/api/reset-password?token=${token}`) },
  }),
  'import-invite': ({ firstName, token }, t) => ({
    key: 'import-invite',
    values: { firstName },
    blocks: { link: button(t('Choose a password'), `/api/reset-password?token=${token}`) },
  }),
  'sign-in-code': ({ firstName, token }) => ({
    key: 'sign-in-code',
    values: { firstName, code: token },
    blocks: { digits: [text(token)] },
  }),
  'change-email': ({ firstName, token }, t) => ({
    key: 'change-email',
    values: { firstName },
    blocks: { link: button(t('Use this address'), `/api/change-email?token=${token}`) },
  }),
  'email-changed': ({ firstName, token }, t) => ({
    key: 'email-changed',
    values: { firstName },
    blocks: { link: button(t('This wasn’t me'), `/api/undo-email-change?token=${token}`) },
  }),
  'order-confirmed': (order, t, language) => ({
    key: 'order-confirmed',
    values: { firstName: order.firstName, reference: order.reference, total: order.total },
    blocks: {
      demoNotice: order.isDemo
        ? [text(t('This is a demo order. No card was charged and no package will be sent.'))]
        : [],
      details: orderTable(order, t),
      address: [...deliveredTo(order.address, t, language), ...expected(order.delivery, t)],
      link: button(t('See your order'), `/orders?success=true&order=${order.reference}&key=${order.key}`),
      withdrawal: orderWithdrawal(order, t),
    },
  }),
  'order-shipped': ({ firstName, reference, tracking, address, lines = [] }, t, language) => ({
    key: shippedKey(lines.map(({ state }) => state)),
    values: { firstName, reference },
    blocks: {
      items:
        lines.length > 0
          ? table(...lines.map((line) => ({ label: itemLabel(line), value: t(SHIPPED[line.state]) })))
          : [],
      tracking: tracking.map(({ code, url }): Block =>
        url ? { kind: 'button', label: t('Track {code}', { code }), url } : text(t('Tracking code: {code}', { code })),
      ),
      address: deliveredTo(address, t, language),
    },
  }),
  'order-cancelled': ({ firstName, reference, refunded, reason }) => ({
    key: refunded ? 'order-cancelled.refunded' : 'order-cancelled.unpaid',
    values: { firstName, reference, reason, ...(refunded && { refunded }) },
    blocks: {},
  }),
  'withdrawal-received': (
    { firstName, reference, name, email, submittedAt, lines, total, refund, returnsAddress },
    t,
  ) => ({
    key: refund ? 'withdrawal-received.part' : 'withdrawal-received',
    values: { firstName, reference, name, email, submittedAt, returnsAddress, ...(refund && { refund }) },
    blocks: {
      details: table(
        { label: t('Order'), value: reference },
        { label: t('Declared by'), value: name },
        { label: t('Receipt to'), value: email },
        { label: t('Received'), value: submittedAt },
        ...lines.map((line) => ({ label: itemLabel(line), value: t('Withdrawn') })),
        refund
          ? { label: t('Refund for these items'), value: refund, isStrong: true }
          : { label: t('Paid'), value: total, isStrong: true },
      ),
    },
  }),
  'order-refunded': ({ firstName, reference, refunded, left, giftCard, settled, line }, t) => ({
    key: giftCard ? (settled ? 'order-refunded.owed' : 'order-refunded.gift-card') : 'order-refunded',
    values: {
      firstName,
      reference,
      refunded,
      left,
      why: line ? whyRefunded(line, t) : null,
      ...(giftCard && { giftCard }),
      ...(settled && { settled }),
    },
    blocks: {},
  }),
  'order-item-replaced': ({ firstName, reference, key, line, replacement }, t) => ({
    key: 'order-item-replaced',
    values: { firstName, reference, item: itemLabel(line), replacement },
    blocks: { link: button(t('See the replacement'), `/orders?order=${replacement}&key=${key}`) },
  }),
  'cart-reminder': ({ firstName, key, lines }, t) => ({
    key: 'cart-reminder',
    values: { firstName },
    blocks: {
      items: table(
        ...lines.map(({ title, size, color, quantity }) => ({
          label: title,
          value: `${quantity} × ${size}, ${color}`,
        })),
      ),
      link: button(t('Back to my cart'), `/cart?restore=${key}`),
      stopLink: button(t('Stop reminders'), `/cart?stop-reminders=${key}`),
    },
  }),
  'gift-card': ({ amount, token, from, recipientName, message }, t) => ({
    key: 'gift-card',
    values: { amount, from: from ?? t('Someone'), to: recipientName ?? null, message },
    blocks: {
      code: table({ label: t('Code'), value: token, isStrong: true }),
      link: button(t('Shop now'), '/merchandise'),
    },
  }),
  'gift-membership': ({ months, token, from, recipientName, message }, t) => ({
    key: 'gift-membership',
    values: { months: String(months), from: from ?? t('Someone'), to: recipientName, message },
    blocks: {
      code: table({ label: t('Code'), value: token, isStrong: true }),
      link: button(t('Redeem it'), `/gift-memberships/redeem#${token}`),
    },
  }),
  'referral-reward': ({ firstName, amount }, t) => ({
    key: 'referral-reward',
    values: { firstName, amount },
    blocks: { link: button(t('See your account'), '/account') },
  }),
  'gift-membership-ending': ({ firstName, endsAt }, t) => ({
    key: 'gift-membership-ending',
    values: { firstName, endsAt },
    blocks: { link: button(t('Become a Subscriber'), '/subscribe') },
  }),
  'gift-card-bought': (bought, t) => {
    const { firstName, reference, amount, tax, recipientName, recipientEmail, sendOn, months, isDemo } = bought
    return {
      key: months ? 'gift-card-bought.membership' : 'gift-card-bought',
      values: { firstName, reference, amount, recipientName, recipientEmail, sendOn, ...inMonths(months) },
      blocks: {
        demoNotice: isDemo ? [text(t('This is a demo. No card was charged.'))] : [],
        details: table(
          { label: t('Purchase'), value: reference },
          { label: t('For'), value: `${recipientName}, ${recipientEmail}` },
          { label: t('Emailed on'), value: sendOn },
          ...(months ? [] : [{ label: t('Tax'), value: t('None: it’s part of what the card pays for') }]),
          { label: t('Paid by card'), value: amount, isStrong: true },
          ...(tax ? [{ label: t('Tax included'), value: tax }] : []),
        ),
        link: button(t('Buy another one'), months ? '/gift-memberships' : '/gift-cards'),
        withdrawal: giftWithdrawal(bought, t),
      },
    }
  },
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
  'membership-refunded': ({ firstName, refunded }, t) => ({
    key: 'membership-refunded',
    values: { firstName, refunded },
    blocks: { link: button(t('See your payments'), '/account') },
  }),
  'order-link': ({ firstName, reference, key }, t) => ({
    key: 'order-link',
    values: { firstName, reference },
    blocks: { link: button(t('See your order'), `/orders?order=${reference}&key=${key}`) },
  }),
  'order-address-needed': ({ firstName, reference, key, problem }, t) => ({
    key: 'order-address-needed',
    values: { firstName, reference },
    blocks: {
      problem: [text(problem)],
      link: button(t('Correct the address'), `/orders?order=${reference}&key=${key}`),
    },
  }),
  'order-address-changed': ({ firstName, reference, address }, t, language) => ({
    key: 'order-address-changed',
    values: { firstName, reference },
    blocks: {
      address: deliveredTo(address, t, language),
      link: button(t('See your order'), `/orders?order=${reference}`),
    },
  }),
  'claim-step': ({ firstName, reference, key, step, text: said }, t) => ({
    key: `claim-step.${step}`,
    values: { firstName, reference, ...((step === 'refunded' || step === 'replaced') && { result: said }) },
    blocks: {
      ...((step === 'answered' || step === 'declined') && { message: (said ?? '').split(/\n+/).map(text) }),
      link: button(t('See your order'), `/orders?order=${reference}&key=${key}`),
    },
  }),
  'claim-received': ({ reference, message }) => ({
    key: 'claim-received',
    values: { reference },
    blocks: { message: message.split(/\n+/).map(text), link: button('Open the claims', '/cms/collections/claims') },
  }),
  'membership-started': ({ firstName, plan, price, trialEndsAt, nextChargeAt, withdrawal }, t) => ({
    key: trialEndsAt ? 'membership-started.trial' : 'membership-started.paid',
    values: { firstName, plan, price, nextChargeAt, ...(trialEndsAt && { trialEndsAt }) },
    blocks: {
      details: table(
        { label: t('Plan'), value: plan },
        { label: t('Price'), value: price },
        { label: trialEndsAt ? t('First charge') : t('Next charge'), value: nextChargeAt },
      ),
      link: button(t('Manage subscription'), '/api/billing'),
      cancelLink: button(t('Cancel subscription'), '/api/billing?flow=cancel'),
      withdrawal: membershipWithdrawal(withdrawal, t),
    },
  }),
  'membership-withdrawn': ({ reference, name, email, plan, submittedAt, isPart }, t) => ({
    key: isPart ? 'membership-withdrawn.part' : 'membership-withdrawn.all',
    values: { reference, name, email, submittedAt },
    blocks: {
      details: table(
        { label: t('Membership'), value: `${plan}, ${reference}` },
        { label: t('Declared by'), value: name },
        { label: t('Receipt to'), value: email },
        { label: t('Received'), value: submittedAt },
      ),
    },
  }),
  'gift-withdrawn': ({ reference, name, email, months, submittedAt, amount, refund }, t) => ({
    key: months === null ? 'gift-withdrawn' : 'gift-withdrawn.membership',
    values: { reference, name, email, submittedAt, refund },
    blocks: {
      details: table(
        { label: t('Purchase'), value: reference },
        { label: t('Declared by'), value: name },
        { label: t('Receipt to'), value: email },
        { label: t('Received'), value: submittedAt },
        { label: t('Paid'), value: amount },
        { label: t('Refund'), value: refund, isStrong: true },
      ),
    },
  }),
  'membership-paid': ({ firstName, plan, amount, tax, paidAt, nextChargeAt }, t) => ({
    key: 'membership-paid',
    values: { firstName, plan, amount, paidAt, nextChargeAt },
    blocks: {
      details: table(
        { label: t('Plan'), value: plan },
        { label: t('Paid on'), value: paidAt },
        ...(nextChargeAt ? [{ label: t('Next charge'), value: nextChargeAt }] : []),
        { label: t('Total'), value: amount, isStrong: true },
        ...(tax ? [{ label: t('Tax included'), value: tax }] : []),
      ),
      link: button(t('See your invoices'), '/api/billing'),
    },
  }),
  'price-changing': ({ firstName, plan, oldPrice, newPrice, changesAt }, t) => ({
    key: 'price-changing',
    values: { firstName, plan, oldPrice, newPrice, changesAt },
    blocks: {
      details: table(
        { label: t('Plan'), value: plan },
        { label: t('Price until then'), value: oldPrice },
        { label: t('Price from {date}', { date: changesAt }), value: newPrice, isStrong: true },
      ),
      link: button(t('Manage subscription'), '/api/billing'),
      cancelLink: button(t('Cancel subscription'), '/api/billing?flow=cancel'),
    },
  }),
  'membership-cancelled': ({ firstName, accessUntil }, t) => ({
    key: 'membership-cancelled',
    values: { firstName, accessUntil },
    blocks: { link: button(t('Resume subscription'), '/api/billing') },
  }),
  'trial-ending': ({ firstName, endsAt, price }, t) => ({
    key: 'trial-ending',
    values: { firstName, endsAt, price },
    blocks: {
      link: button(t('Manage subscription'), '/api/billing'),
      cancelLink: button(t('Cancel the trial'), '/api/billing?flow=cancel'),
    },
  }),
  'renewal-reminder': ({ firstName, plan, price, renewsAt }, t) => ({
    key: 'renewal-reminder',
    values: { firstName, plan, price, renewsAt },
    blocks: {
      details: table(
        { label: t('Plan'), value: plan },
        { label: t('Price'), value: price, isStrong: true },
        { label: t('Next charge'), value: renewsAt },
      ),
      link: button(t('Manage subscription'), '/api/billing'),
      cancelLink: button(t('Cancel subscription'), '/api/billing?flow=cancel'),
    },
  }),
  'membership-paused': ({ firstName, accessUntil, resumesAt, price }, t) => ({
    key: 'membership-paused',
    values: { firstName, accessUntil },
    blocks: {
      details: table(
        { label: t('Price'), value: price, isStrong: true },
        { label: t('Next charge'), value: resumesAt },
      ),
      link: button(t('Your account'), '/account'),
    },
  }),
  'membership-resuming': ({ firstName, price, resumesAt }, t) => ({
    key: 'membership-resuming',
    values: { firstName, resumesAt },
    blocks: {
      details: table(
        { label: t('Price'), value: price, isStrong: true },
        { label: t('Next charge'), value: resumesAt },
      ),
      link: button(t('Your account'), '/account'),
      cancelLink: button(t('Cancel subscription'), '/api/billing?flow=cancel'),
    },
  }),
  'renewal-failed': ({ firstName, day, accessUntil }, t) => ({
    key: `renewal-failed.${day === 0 ? 'first' : 'reminder'}${accessUntil ? '' : '-no-access'}`,
    values: { firstName, ...(accessUntil && { accessUntil }) },
    blocks: { link: button(t('Change card'), '/api/billing?flow=card') },
  }),
  'subscription-ended': ({ firstName, reason }, t) => ({
    key: `subscription-ended.${reason}`,
    values: { firstName },
    blocks: {
      link: button(t('Subscribe again'), '/subscribe'),
      invoicesLink: button(t('See your invoices'), '/api/billing'),
    },
  }),
  'come-back': ({ firstName, endedAt, offer, unsubscribe }, t) => ({
    key: 'come-back',
    values: { firstName, endedAt },
    blocks: {
      offer: offer ? [text(t('We have an offer for you, {code}: {label}.', offer))] : [],
      link: offer
        ? button(t('See the offer'), `/subscribe?offer=${offer.code}`)
        : button(t('Become a member again'), '/subscribe'),
    },
    unsubscribe: `/api/comeback-emails/stop?token=${unsubscribe}`,
    footer: {
      note: t('You allowed us one email after your membership ended.'),
      links: [{ label: t('Choose what we send you'), url: `/emails?key=${unsubscribe}` }],
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
  'thread-answer': ({ firstName, message, key, replyTo, references }, t) => ({
    key: replyTo ? 'thread-answer.reply' : 'thread-answer.link',
    values: { firstName },
    blocks: {
      message: message.split(/\n+/).map(text),
      link: button(t('See the conversation'), `/messages?key=${key}`),
    },
    thread: { replyTo, references, isAutomatic: false },
  }),
  'stone-identified': ({ firstName, name, confidence, reasons }, t) => ({
    key: 'stone-identified',
    values: { firstName, stone: name, certainty: t(CERTAINTY[confidence]) },
    blocks: { reasons: reasons.split(/\n+/).map(text), link: button(t('See your stone'), '/identify') },
  }),
  'new-device': ({ firstName, device, network, at, token }, t) => ({
    key: 'new-device',
    values: { firstName, device: deviceName(device, t), network, at },
    blocks: {
      details: table(
        { label: t('Device'), value: deviceName(device, t) },
        { label: t('Network'), value: network },
        { label: t('When'), value: at },
      ),
      link: button(t('This wasn’t me'), `/api/deny-sign-in?token=${token}`),
    },
  }),
  'failed-sign-ins': ({ firstName, step }, t) => ({
    key: `failed-sign-ins.${step}`,
    values: { firstName },
    blocks: { link: newPassword(t) },
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
  'second-factor': ({ firstName, change }, t) => ({
    key: `second-factor.${change}`,
    values: { firstName },
    blocks: { link: button(t('Two-step sign-in'), '/api/second-factor'), passwordLink: newPassword(t) },
  }),
  'account-changed': ({ firstName, change }, t) => ({
    key: `account-changed.${change}`,
    values: { firstName },
    blocks: { link: newPassword(t) },
  }),
  'comment-approved': ({ firstName, postId, postTitle }, t) => ({
    key: 'comment-approved',
    values: { firstName, postTitle },
    blocks: { link: button(t('See your comment'), `/content/${postId}`) },
  }),
  'comment-reply': ({ firstName, postId, postTitle, author }, t) => ({
    key: 'comment-reply',
    values: { firstName, postTitle, author },
    blocks: { link: button(t('Read the reply'), `/content/${postId}`) },
  }),
  'comment-mention': ({ firstName, postId, postTitle, author }, t) => ({
    key: 'comment-mention',
    values: { firstName, postTitle, author },
    blocks: { link: button(t('Read the comment'), `/content/${postId}`) },
  }),
  'question-answered': ({ firstName, questionId, roundId, roundTitle }, t) => ({
    key: 'question-answered',
    values: { firstName, roundTitle },
    blocks: { link: button(t('Read the answer'), `/questions/${roundId}#question-${questionId}`) },
  }),
  'new-post': ({ firstName, postId, title, teaser, isLocked, unsubscribe, story, cover }, t) => ({
    key: 'new-post',
    values: { firstName, title, teaser, access: story?.rest ? t(RESTS[story.rest]) : isLocked ? t(FOR_MEMBERS) : null },
    blocks: {
      cover: cover ? [{ kind: 'picture', url: `${cover}?w=960`, alt: '' }] : [],
      story: story ? [{ kind: 'story', story, page: `/content/${postId}` }] : [],
      link: button(t('Open the post'), `/content/${postId}`),
    },
    ...chosenEmail(unsubscribe, t('You asked for emails about new posts.'), t),
  }),
  letter: ({ firstName, subject, preheader, story, unsubscribe }, t) => ({
    key: 'letter',
    values: { firstName, subject, access: story?.rest ? t(RESTS[story.rest]) : null },
    blocks: {
      story: story ? [{ kind: 'story', story, page: '/' }] : [],
      link: story?.rest ? button(t('Become a member'), '/subscribe') : [],
    },
    ...(preheader && { preheader }),
    ...chosenEmail(unsubscribe, t('You asked for our letters.'), t),
  }),
  'weekly-posts': ({ firstName, posts, unsubscribe }, t) => ({
    key: 'weekly-posts',
    values: { firstName },
    blocks: {
      posts: posts.flatMap(({ postId, title, teaser, isLocked }) => [
        text([`${title}.`, teaser, isLocked && t(FOR_MEMBERS)].filter(Boolean).join(' ')),
        ...button(t('Open “{title}”', { title }), `/content/${postId}`),
      ]),
    },
    ...chosenEmail(unsubscribe, t('You asked for emails about new posts.'), t),
  }),
  'item-alert-confirm': ({ firstName, alert, title, size, color, key }, t) => ({
    key: `item-alert-confirm.${alert}`,
    values: { firstName, title, size, color },
    blocks: { link: button(t('Turn on this alert'), `/alerts?key=${key}`) },
  }),
  'item-alert': ({ firstName, alert, title, size, color, price, oldPrice, path, key }, t) => ({
    key: `item-alert.${alert}`,
    values: { firstName, title, size, color, price, ...(oldPrice && { oldPrice }) },
    blocks: {
      link: button(t('See it in the shop'), path),
      stopLink: button(t('Stop all alerts'), `/alerts?key=${key}`),
    },
    unsubscribe: `/api/item-alerts/link/stop?key=${key}&all=true`,
  }),
  'review-request': ({ firstName, reference, key, lines }, t) => ({
    key: 'review-request',
    values: { firstName, reference },
    blocks: {
      items: table(...lines.map(({ title, size, color }) => ({ label: title, value: `${color}, ${size}` }))),
      link: button(t('Write a review'), `/reviews?order=${reference}&key=${key}`),
      stopLink: button(t('Don’t ask me again'), `/reviews?order=${reference}&key=${key}&emails=off`),
    },
    unsubscribe: `/api/orders/${reference}/review-emails/stop?key=${key}`,
  }),
}

/** With the name of the site, which every email may mention. */
export function partsOfMail<Kind extends MailKind>(
  kind: Kind,
  data: MailData[Kind],
  siteName: string,
  language: Language = 'en',
): MailParts {
  const parts = mailParts[kind](mailDataIn(language, data), textsIn(language), language)
  return { ...parts, values: { ...parts.values, siteName } }
}

const inMonths = (months: number | null | undefined): Record<string, string> =>
  months ? { months: String(months) } : {}
