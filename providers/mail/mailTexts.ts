import type { Language } from '#contracts/languages.ts'
import type { MailKind } from '#contracts/mails.ts'
import { translationOf } from '#texts/textsIn.ts'

export type Wording = { subject: string; title: string; body: string }

/** `{name}` stands for a value, or, alone in a paragraph, for a button or a table. */
export type MailText = Wording & {
  /** When it is sent. */
  label: string
  /** The wording must keep these. */
  required: readonly string[]
}

const ABOUT_ACCOUNT = 'About your account, {firstName}'

const secondFactor = (label: string, subject: string, text: string): MailText => ({
  label,
  subject,
  title: ABOUT_ACCOUNT,
  body: `${text}\n\n{link}\n\nIf this wasn’t you, choose a new password now.\n\n{passwordLink}`,
  required: ['link', 'passwordLink'],
})

const accountChanged = (label: string, subject: string, text: string): MailText => ({
  label,
  subject,
  title: 'Your account has changed, {firstName}',
  body: `${text}\n\nIf this wasn’t you, choose a new password now. If you can’t sign in, write to us.\n\n{link}`,
  required: ['link'],
})

const failedSignIns = (label: string, subject: string, text: string, advice: string): MailText => ({
  label,
  subject,
  title: ABOUT_ACCOUNT,
  body: `${text}\n\n${advice}\n\n{link}`,
  required: ['link'],
})

const threadAnswer = (label: string, how: string): MailText => ({
  label,
  subject: 'Re: Your message to {siteName}',
  title: 'We’ve answered you, {firstName}',
  body: `{message}\n\n${how}\n\n{link}`,
  required: ['message', 'link'],
})

const claimStep = (label: string, subject: string, text: string): MailText => ({
  label,
  subject,
  title: 'About your order, {firstName}',
  body: `${text}\n\n{link}`,
  required: ['link'],
})

const subscriptionEnded = (label: string, text: string): MailText => ({
  label,
  subject: 'Your membership has ended',
  title: 'Until the next hunt, {firstName}',
  body: `${text}\n\nYou’re welcome back anytime. Your account, comments and orders stay as they are.\n\n{link}\n\n{invoicesLink}`,
  required: ['link'],
})

const HAS_ACCESS =
  'You have access until {accessUntil}. Please change your card before that day to keep your membership.'
const NO_ACCESS =
  'Your access has ended for now. Please change your card: access returns as soon as a payment succeeds.'

const renewalFailed = (label: string, reminder: string, text: string): MailText => ({
  label,
  subject: `${reminder}our membership could not be renewed`,
  title: 'Your card was declined, {firstName}',
  body: `${text}\n\n{link}\n\nWe’ll also retry your current card over the next few days. If the payment succeeds, you don’t need to do anything.`,
  required: ['link'],
})

/** The wording of each email until the owner chooses another: by its kind, or by kind and case. */
export const MAIL_TEXTS = {
  'verify-email': {
    label: 'Confirm an email address',
    subject: 'Please confirm your email address',
    title: 'Welcome to the hunt, {firstName}',
    body: 'Please confirm that this address is yours.\n\n{link}',
    required: ['link'],
  },
  'reset-password': {
    label: 'Choose a new password',
    subject: 'Choose a new password',
    title: 'Choose a new password, {firstName}',
    body: 'Someone asked for a new password for your account. The link works once and expires in one hour.\n\n{link}\n\nIf this wasn’t you, ignore this email.',
    required: ['link'],
  },
  'import-invite': {
    label: 'Invitation of an imported member',
    subject: 'Your account at {siteName}',
    title: '{siteName} has moved',
    body: 'You have been a reader or member elsewhere. We moved, and your account came along. Choose a password to use it. The link works once and expires in a week; after that, use “Forgot your password?” on the sign-in page.\n\n{link}\n\nIf you don’t want an account, ignore this email. We won’t send another one about it.',
    required: ['link'],
  },
  'sign-in-code': {
    label: 'Code to sign in',
    subject: '{code} is your sign-in code',
    title: 'Your code, {firstName}',
    body: 'Enter this code where you asked for it:\n\n{digits}\n\nIt works once and expires in 10 minutes. Never give it to anyone: we don’t ask for it.\n\nIf this wasn’t you, ignore this email.',
    required: ['digits'],
  },
  'change-email': {
    label: 'Confirm a new email address',
    subject: 'Please confirm your new email address',
    title: 'One press, and this is your address',
    body: 'Someone asked to use this address for their {siteName} account. The link works once and expires in one day.\n\n{link}\n\nIf this wasn’t you, ignore this email.',
    required: ['link'],
  },
  'email-changed': {
    label: 'Email address changed, to the old one',
    subject: 'Your account has a new email address',
    title: 'Was this you?',
    body: 'The email address of your {siteName} account was changed. We no longer send anything about it to this address.\n\nIf this wasn’t you, undo it within seven days. Everyone is signed out, and we email you a link to choose a new password.\n\n{link}',
    required: ['link'],
  },
  'order-confirmed': {
    label: 'Order confirmed',
    subject: 'Order {reference} is confirmed',
    title: 'Thank you, {firstName}',
    body: '{demoNotice}\n\nWe’ve received your order {reference}. It ships within 1-3 business days. We’ll email you tracking info once it has shipped.\n\n{details}\n\n{address}\n\n{link}\n\n{withdrawal}',
    required: ['demoNotice', 'details', 'link', 'withdrawal'],
  },
  'order-shipped': {
    label: 'Order shipped',
    subject: 'Order {reference} is on its way',
    title: 'Your order is on its way, {firstName}',
    body: 'Order {reference} has left the print shop.\n\n{items}\n\n{tracking}\n\n{address}',
    required: ['items', 'tracking'],
  },
  'order-shipped.part': {
    label: 'Order shipped in part',
    subject: 'A part of order {reference} is on its way',
    title: 'Part of your order is on its way, {firstName}',
    body: 'A part of order {reference} has left the print shop. We’ll email you again when more of it ships.\n\n{items}\n\n{tracking}\n\n{address}',
    required: ['items', 'tracking'],
  },
  'order-shipped.rest': {
    label: 'Rest of an order shipped',
    subject: 'The rest of order {reference} is on its way',
    title: 'The rest of your order is on its way, {firstName}',
    body: 'The rest of order {reference} has left the print shop.\n\n{items}\n\n{tracking}\n\n{address}',
    required: ['items', 'tracking'],
  },
  'order-item-replaced': {
    label: 'Item printed again',
    subject: 'We’re printing an item of order {reference} again',
    title: 'An item of your order is printed again, {firstName}',
    body: 'The print shop couldn’t make one item of order {reference}: {item}. We’re sorry. We’re printing it again, at no cost to you, as order {replacement}. We’ll email you when it ships.\n\n{link}',
    required: ['item', 'replacement'],
  },
  'order-cancelled.refunded': {
    label: 'Order canceled and refunded',
    subject: 'Order {reference} was canceled',
    title: 'Your order was canceled, {firstName}',
    body: '{reason}\n\nWe refunded {refunded} for order {reference}. Your bank may take a few days to show it.',
    required: ['refunded'],
  },
  'order-cancelled.unpaid': {
    label: 'Order canceled, nothing to refund',
    subject: 'Order {reference} was canceled',
    title: 'Your order was canceled, {firstName}',
    body: '{reason}\n\nYou won’t be charged again.',
    required: [],
  },
  'order-refunded': {
    label: 'Refund for an order',
    subject: 'We refunded {refunded} for order {reference}',
    title: 'Your refund, {firstName}',
    body: 'We refunded {refunded} for order {reference}. Your bank may take a few days to show it.\n\n{why}\n\nAfter this refund, you’ve paid {left} in total.',
    required: ['refunded'],
  },
  'withdrawal-received': {
    label: 'Withdrawal received',
    subject: 'We received your withdrawal from order {reference}',
    title: 'We received your withdrawal',
    body: 'You withdrew from the contract for order {reference} on {submittedAt}. This email is your receipt.\n\n{details}\n\nWhen you have the goods, send them to {returnsAddress} within 14 days of your withdrawal. You pay for sending them back.\n\nWe refund everything you paid for the order, including standard shipping, the way you paid, no later than 14 days after your withdrawal. We may wait until the goods are back or you have shown that you sent them.',
    required: ['reference', 'submittedAt', 'details', 'returnsAddress'],
  },
  'withdrawal-received.part': {
    label: 'Withdrawal of some items received',
    subject: 'We received your withdrawal from order {reference}',
    title: 'We received your withdrawal',
    body: 'You withdrew from a part of order {reference} on {submittedAt}. This email is your receipt. The rest of your order stays as it is.\n\n{details}\n\nWhen you have these items, send them to {returnsAddress} within 14 days of your withdrawal. You pay for sending them back.\n\nWe refund {refund} the way you paid, no later than 14 days after your withdrawal. We may wait until the items are back or you have shown that you sent them. Shipping is one price per order: it goes back with the last item.',
    required: ['reference', 'submittedAt', 'details', 'returnsAddress'],
  },
  'order-refunded.gift-card': {
    label: 'Refund to a gift card',
    subject: 'We refunded {refunded} for order {reference}',
    title: 'Your refund, {firstName}',
    body: 'We put {refunded} for order {reference} back on your gift card ending in {giftCard}. You can use it again right away.\n\n{why}',
    required: ['refunded', 'giftCard'],
  },
  'order-refunded.owed': {
    label: 'Refund to a gift card whose payment went back',
    subject: 'We refunded {refunded} for order {reference}',
    title: 'Your refund, {firstName}',
    body: 'We put {refunded} for order {reference} back on your gift card ending in {giftCard}. {settled} of it can’t be used: the payment for that card went back to the person who bought it. Ask us if you think this is wrong.\n\n{why}',
    required: ['refunded', 'giftCard', 'settled'],
  },
  'cart-reminder': {
    label: 'Reminder of a cart',
    subject: 'Your cart is still here',
    title: 'Still thinking about it, {firstName}?',
    body: 'You asked us to remind you of your cart. This is the only email about it.\n\n{items}\n\n{link}\n\n{stopLink}',
    required: ['link', 'stopLink'],
  },
  'gift-card': {
    label: 'Gift card',
    subject: '{from} sent you a gift card of {amount}',
    title: 'A gift card of {amount}',
    body: 'Hello {to},\n\n{from} sent you a gift card.\n\n{message}\n\n{code}\n\nEnter the code in your cart. The balance stays on it until it is used up; it doesn’t expire. Keep this email: we can’t show the code again.\n\n{link}',
    required: ['code'],
  },
  'gift-membership': {
    label: 'Gift membership',
    subject: '{from} sent you a membership for {months} months',
    title: 'You’re invited: {months} months of membership',
    body: 'Hello {to},\n\n{from} gave you a membership for {months} months: every video, gallery and story, and the conversation below them.\n\n{message}\n\n{code}\n\nPress the button, sign in or create an account, and redeem the code. It works once. You need no card, nothing renews, and you’re never charged. Keep this email: we can’t show the code again.\n\n{link}',
    required: ['code'],
  },
  'referral-reward': {
    label: 'Reward for an invited friend',
    subject: 'Your reward: your friend is a member now',
    title: 'Thank you, {firstName}',
    body: 'A friend who joined with your link has become a member. We credited {amount} to your membership. It is taken off your next payment by itself.\n\n{link}',
    required: ['amount'],
  },
  'gift-membership-ending': {
    label: 'Gift membership ends soon',
    subject: 'Your gift membership ends on {endsAt}',
    title: 'A week left, {firstName}',
    body: 'Your gift membership ends on {endsAt}. You don’t need to do anything: it doesn’t renew, and you won’t be charged.\n\nIf you’d like to stay a member, you can subscribe any time.\n\n{link}',
    required: ['endsAt'],
  },
  'gift-card-bought.membership': {
    label: 'Gift membership bought',
    subject: 'Your receipt for a gift membership of {months} months',
    title: 'Thank you, {firstName}',
    body: '{demoNotice}\n\nYou bought a membership of {months} months for {recipientName}. We email it on {sendOn}, and tell you when it was sent. It ends by itself: neither of you is charged again.\n\n{details}\n\nThe code goes only to {recipientName}. Is the address wrong? Reply to this email or use the contact form, and we’ll send it to the right one.\n\n{link}\n\n{withdrawal}',
    required: ['withdrawal'],
  },
  'gift-card-sent.membership': {
    label: 'Gift membership sent',
    subject: 'Your gift membership for {recipientName} was sent',
    title: 'On its way, {firstName}',
    body: 'We emailed your gift membership of {months} months to {recipientName} at {recipientEmail}. Its purchase has the number {reference}.\n\nIf it doesn’t arrive, write to us: we can send it again.',
    required: ['recipientEmail'],
  },
  'gift-card-refunded.membership': {
    label: 'Gift membership refunded',
    subject: 'We refunded {refunded} for gift membership {reference}',
    title: 'Your refund, {firstName}',
    body: 'We refunded {refunded} for gift membership {reference} to the card you paid with. It can take a few days to arrive. After a full refund, the code no longer works.',
    required: ['refunded'],
  },
  'gift-card-bought': {
    label: 'Gift card bought',
    subject: 'Your receipt for a gift card of {amount}',
    title: 'Thank you, {firstName}',
    body: '{demoNotice}\n\nYou bought a gift card of {amount} for {recipientName}. We email it on {sendOn}, and tell you when it was sent.\n\n{details}\n\nThe code goes only to {recipientName}. Is the address wrong? Reply to this email or use the contact form, and we’ll send it to the right one.\n\n{link}\n\n{withdrawal}',
    required: ['withdrawal'],
  },
  'gift-card-sent': {
    label: 'Gift card sent',
    subject: 'Your gift card for {recipientName} was sent',
    title: 'On its way, {firstName}',
    body: 'We emailed your gift card of {amount} to {recipientName} at {recipientEmail}. Its purchase has the number {reference}.\n\nIf it doesn’t arrive, write to us: we can send it again.',
    required: ['recipientEmail'],
  },
  'gift-card-refunded': {
    label: 'Gift card refunded',
    subject: 'We refunded {refunded} for gift card {reference}',
    title: 'Your refund, {firstName}',
    body: 'We refunded {refunded} for gift card {reference} to the card you paid with. It can take a few days to arrive. That amount can no longer be spent with the gift card.',
    required: ['refunded'],
  },
  'membership-refunded': {
    label: 'Membership payment refunded',
    subject: 'We refunded {refunded} for your membership',
    title: 'Your refund, {firstName}',
    body: 'We refunded {refunded} for your membership to the card you paid with. It can take a few days to arrive. You find your payments and refunds on your account page.\n\n{link}',
    required: ['refunded'],
  },
  'order-link': {
    label: 'Fresh link to an order',
    subject: 'Your order {reference}',
    title: 'Here is your order, {firstName}',
    body: 'You asked for a link to order {reference}. It works for seven days.\n\n{link}\n\nIf this wasn’t you, ignore this email.',
    required: ['link'],
  },
  'order-address-needed': {
    label: 'Address to be corrected',
    subject: 'Order {reference}: please check your address',
    title: 'Where shall we send it, {firstName}?',
    body: 'The print shop can’t deliver order {reference} to the address you entered:\n\n{problem}\n\nPlease correct it there. Your order goes to print as soon as you have. The link works for seven days.\n\n{link}',
    required: ['problem', 'link'],
  },
  'order-address-changed': {
    label: 'Delivery address changed',
    subject: 'Order {reference} goes to a new address',
    title: 'A new address, {firstName}',
    body: 'The delivery address of order {reference} was changed. The price stays the same.\n\n{address}\n\n{link}\n\nIf this wasn’t you, cancel the order there and write to us.',
    required: ['address', 'link'],
  },
  'claim-step.received': claimStep(
    'Claim received',
    'Your report about order {reference}',
    'We’ve received your report about order {reference}. We’ll look into it and write to you.',
  ),
  'claim-step.answered': claimStep('Claim answered', 'About your report on order {reference}', '{message}'),
  'claim-step.declined': claimStep(
    'Claim declined',
    'About your report on order {reference}',
    '{message}\n\nWe won’t replace or refund order {reference}. If you disagree, reply on the order’s page.',
  ),
  'claim-step.refunded': claimStep(
    'Claim refunded',
    'A refund of {result} for order {reference}',
    'We’re sorry that something was wrong with order {reference}. We’re refunding {result} the way you paid.',
  ),
  'claim-step.replaced': claimStep(
    'Claim replaced',
    'A replacement for order {reference}',
    'We’re sorry that something was wrong with order {reference}. We’re printing it again, at no cost to you, as order {result}. We’ll email you when it ships.',
  ),
  'claim-received': {
    label: 'Claim, to you',
    subject: 'Something is wrong with order {reference}',
    title: 'A buyer wrote about order {reference}',
    body: '{message}\n\n{link}',
    required: ['message', 'link'],
  },
  'membership-started.trial': {
    label: 'Free trial started',
    subject: 'Your free trial has started',
    title: 'Welcome to the Elite, {firstName}!',
    body: 'Your free trial lasts until {trialEndsAt}. You weren’t charged today.\n\n{details}\n\nIt renews automatically until you cancel. Cancel before {trialEndsAt} and you pay nothing.\n\n{link}\n\n{cancelLink}\n\n{withdrawal}',
    required: ['trialEndsAt', 'details', 'cancelLink', 'withdrawal'],
  },
  'membership-started.paid': {
    label: 'Membership started',
    subject: 'Your membership has started',
    title: 'Welcome to the Elite, {firstName}!',
    body: 'Your membership is active. We’ll send the receipt in a separate email.\n\n{details}\n\nIt renews automatically until you cancel. After you cancel, access continues until your paid period ends.\n\n{link}\n\n{cancelLink}\n\n{withdrawal}',
    required: ['details', 'cancelLink', 'withdrawal'],
  },
  'membership-withdrawn.part': {
    label: 'Withdrawal from a membership received',
    subject: 'We received your withdrawal from your membership',
    title: 'We received your withdrawal',
    body: 'You withdrew from the contract for your membership on {submittedAt}. This email is your receipt. Your membership has ended, and you won’t be charged again.\n\n{details}\n\nYou asked for the membership to begin before the 14 days were over. We refund what you paid, less the part for the days until your withdrawal, the way you paid, no later than 14 days after your withdrawal.',
    required: ['submittedAt', 'details'],
  },
  'membership-withdrawn.all': {
    label: 'Withdrawal from a membership received, full refund',
    subject: 'We received your withdrawal from your membership',
    title: 'We received your withdrawal',
    body: 'You withdrew from the contract for your membership on {submittedAt}. This email is your receipt. Your membership has ended, and you won’t be charged again.\n\n{details}\n\nWe refund everything you paid for it, the way you paid, no later than 14 days after your withdrawal.',
    required: ['submittedAt', 'details'],
  },
  'gift-withdrawn': {
    label: 'Withdrawal from a gift card received',
    subject: 'We received your withdrawal from a gift card',
    title: 'We received your withdrawal',
    body: 'You withdrew from the contract for gift card {reference} on {submittedAt}. This email is your receipt. Nothing is left on the card.\n\n{details}\n\nWe refund {refund}, which is what was left on it, the way you paid, no later than 14 days after your withdrawal. Orders it paid for before stay as they are.',
    required: ['reference', 'submittedAt', 'details'],
  },
  'gift-withdrawn.membership': {
    label: 'Withdrawal from a gift membership received',
    subject: 'We received your withdrawal from a gift membership',
    title: 'We received your withdrawal',
    body: 'You withdrew from the contract for gift membership {reference} on {submittedAt}. This email is your receipt. Its code no longer works, and no one had redeemed it.\n\n{details}\n\nWe refund {refund}, which is everything you paid, the way you paid, no later than 14 days after your withdrawal.',
    required: ['reference', 'submittedAt', 'details'],
  },
  'membership-paid': {
    label: 'Receipt for a membership',
    subject: 'Receipt: {amount} for your membership',
    title: 'Thank you, {firstName}',
    body: 'We charged {amount} to your card.\n\n{details}\n\n{link}',
    required: ['details'],
  },
  'price-changing': {
    label: 'Price of a membership changes',
    subject: 'The price of your membership changes on {changesAt}',
    title: 'A new price from {changesAt}, {firstName}',
    body: 'The price of your membership changes with your next renewal. You don’t need to do anything.\n\n{details}\n\nNothing is charged before that day. If the new price isn’t for you, cancel before {changesAt} and you won’t be charged again.\n\n{link}\n\n{cancelLink}',
    required: ['changesAt', 'details', 'cancelLink'],
  },
  'membership-cancelled': {
    label: 'Membership canceled',
    subject: 'Your membership is canceled',
    title: 'Your membership is canceled, {firstName}',
    body: 'Access continues until {accessUntil}. You won’t be charged again.\n\nIf you change your mind, resume your subscription before that day.\n\n{link}',
    required: ['accessUntil', 'link'],
  },
  'trial-ending': {
    label: 'Free trial ends soon',
    subject: 'Your free trial ends in 3 days',
    title: 'Three days left, {firstName}',
    body: 'Your free trial ends on {endsAt}. We’ll charge your card {price} then, unless you cancel first.\n\n{link}\n\nIf it isn’t for you, cancel the trial before that day and you pay nothing.\n\n{cancelLink}',
    required: ['endsAt', 'price', 'cancelLink'],
  },
  'renewal-reminder': {
    label: 'Membership renews, once a year',
    subject: 'Your membership renews automatically',
    title: 'Once a year we remind you, {firstName}',
    body: 'Your membership renews automatically until you cancel it. You don’t need to do anything to keep it.\n\n{details}\n\nYou can cancel anytime. Access then continues until your paid period ends, and you won’t be charged again.\n\n{cancelLink}\n\n{link}',
    required: ['details', 'cancelLink'],
  },
  'membership-paused': {
    label: 'Membership paused',
    subject: 'Your membership is paused',
    title: 'Your pause is set, {firstName}',
    body: 'You keep access until {accessUntil}. Then your membership is paused and you aren’t charged.\n\n{details}\n\nYou can resume or cancel anytime on your account page.\n\n{link}',
    required: ['details'],
  },
  'membership-resuming': {
    label: 'Membership resumes soon',
    subject: 'Your membership resumes on {resumesAt}',
    title: 'Your pause ends soon, {firstName}',
    body: 'Your membership resumes automatically, and you have access again once the payment succeeds.\n\n{details}\n\nIf you don’t want it to resume, cancel before that day.\n\n{cancelLink}\n\n{link}',
    required: ['details', 'cancelLink'],
  },
  'renewal-failed.first': renewalFailed('Renewal failed', 'Y', HAS_ACCESS),
  'renewal-failed.reminder': renewalFailed('Renewal failed, reminder', 'Reminder: y', HAS_ACCESS),
  'renewal-failed.first-no-access': renewalFailed('Renewal failed, without access', 'Y', NO_ACCESS),
  'renewal-failed.reminder-no-access': renewalFailed(
    'Renewal failed, reminder without access',
    'Reminder: y',
    NO_ACCESS,
  ),
  'come-back': {
    label: 'Some time after a membership ended',
    subject: 'Your membership at {siteName}',
    title: 'How have you been, {firstName}?',
    body: 'Your membership ended on {endedAt}. Your account is still here, with your comments and finds, and you can become a member again anytime.\n\n{offer}\n\n{link}\n\nThis is the only email about it. If you’d rather not come back, you don’t need to do anything.',
    required: ['endedAt', 'offer', 'link'],
  },
  'subscription-ended.cancelled': subscriptionEnded(
    'Membership ended after a cancellation',
    'Your membership has ended, as you asked. You won’t be charged again. Thank you for hunting with us.',
  ),
  'subscription-ended.unpaid': subscriptionEnded(
    'Membership ended unpaid',
    'We couldn’t charge your card to renew your membership, so it has ended. You won’t be charged again.',
  ),
  'subscription-ended.disputed': subscriptionEnded(
    'Membership ended after a dispute',
    'Your bank refunded a disputed payment to you, so your membership has ended. You won’t be charged again.',
  ),
  'contact-message': {
    label: 'Contact message, to you',
    subject: 'Message from a {sender}: {from}',
    title: 'Message from a {sender}',
    body: '{contact}\n\n{message}\n\n{link}',
    required: ['contact', 'message'],
  },
  'thread-answer.reply': threadAnswer('Answer to a message', 'Just reply to this email, or answer on the site.'),
  'thread-answer.link': threadAnswer(
    'Answer to a message, without a reply address',
    'Please answer on the site. Replies to this email don’t reach us.',
  ),
  'stone-identified': {
    label: 'Stone identified',
    subject: 'Your stone: {stone}',
    title: 'We looked at your stone, {firstName}',
    body: '{certainty}: {stone}.\n\n{reasons}\n\n{link}',
    required: ['stone', 'reasons', 'link'],
  },
  'new-device': {
    label: 'Sign-in from a new device',
    subject: 'A new device signed in to your account',
    title: 'Was this you, {firstName}?',
    body: 'Someone signed in to your account from a new device.\n\n{details}\n\nIf this was you, ignore this email.\n\nIf it wasn’t you, press the button within a week. It signs out every device, and your old password stops working.\n\n{link}',
    required: ['details', 'link'],
  },
  'weekly-report': {
    label: 'Weekly report, to owners',
    subject: 'Your week: {newMembers} new, {revenue}',
    title: 'The week of {week}',
    body: '{figures}\n\n{tasks}\n\n{link}\n\nYou can switch this email off in the settings, under Messages.',
    required: ['figures'],
  },
  'webhook-off': {
    label: 'Webhooks were switched off, to owners',
    subject: 'Webhooks were switched off',
    title: 'Webhooks were switched off',
    body: 'We no longer send webhooks to {url}. {reason}\n\nRepair the receiver, then switch it on:\n\n{link}',
    required: ['link'],
  },
  'failed-sign-ins.password': failedSignIns(
    'Many wrong passwords',
    'Someone is trying to sign in to your account',
    'Someone entered a wrong password for your account many times today. They did not get in. We now slow down sign-ins from devices you have not used before; your own devices work as usual.',
    'If your password is short or you use it on other sites, choose a new one.',
  ),
  'failed-sign-ins.code': failedSignIns(
    'Right password, wrong codes',
    'Someone entered your password and wrong codes',
    'Someone entered the right password for your account and then several wrong codes. They did not get in.',
    'If this wasn’t you, someone knows your password. Choose a new one now.',
  ),
  'second-factor.on': secondFactor(
    'Two-step sign-in turned on',
    'Two-step sign-in is on',
    'You now need a code from your phone as well as your password to sign in. Store your ten recovery codes somewhere other than your phone.',
  ),
  'second-factor.off': secondFactor(
    'Two-step sign-in turned off',
    'Two-step sign-in is off',
    'You now need only your password to sign in.',
  ),
  'second-factor.reset': secondFactor(
    'Two-step sign-in turned off by a colleague',
    'Two-step sign-in was turned off for your account',
    'A colleague turned off two-step sign-in for your account and signed you out everywhere. Sign in with your password and set it up again.',
  ),
  'second-factor.recovery-code': secondFactor(
    'Recovery code used',
    'A recovery code was used',
    'Someone signed in to your account with a recovery code. That code can’t be used again. If you’re running low, make new codes.',
  ),
  'second-factor.unproved': secondFactor(
    'Two-step sign-in removed',
    'Two-step sign-in was removed from your account',
    'It was set up before your email address was confirmed, so someone else may have set it up. To use two-step sign-in, set it up again.',
  ),
  'second-factor.new-codes': secondFactor(
    'New recovery codes',
    'You have new recovery codes',
    'You now have ten new recovery codes. Your old codes no longer work.',
  ),
  'account-changed.email': accountChanged(
    'Email address changed',
    'Your account has a new email address',
    'The email address of your {siteName} account was changed. We no longer send anything about it to this address.',
  ),
  'account-changed.password': accountChanged(
    'Password changed',
    'Your password was changed',
    'The password of your {siteName} account was changed. Your other devices were signed out.',
  ),
  'account-changed.outside-sign-in': accountChanged(
    'New way to sign in',
    'Your account has a new way to sign in',
    'You signed in with another provider for the first time. We removed the password of your account and signed out your other devices. To use a password again, choose a new one with “Forgot your password?”.',
  ),
  'account-changed.passkey-added': accountChanged(
    'Passkey added',
    'Your account has a new passkey',
    'Someone added a passkey to your {siteName} account. It signs in without your password. You can remove it on your account page. A new password that you choose by email also removes passkeys of the last seven days.',
  ),
  'account-changed.passkey-removed': accountChanged(
    'Passkey removed',
    'A passkey was removed from your account',
    'A passkey of your {siteName} account was removed. It no longer signs in. Your password still works.',
  ),
  'comment-approved': {
    label: 'Comment approved',
    subject: 'Your comment was approved',
    title: 'Your comment was approved, {firstName}',
    body: 'Everyone who can watch “{postTitle}” can now read it.\n\n{link}',
    required: [],
  },
  'comment-reply': {
    label: 'Reply to a comment',
    subject: '{author} replied to your comment',
    title: 'You have a reply, {firstName}',
    body: '{author} replied to your comment on “{postTitle}”.\n\n{link}\n\nYou can switch these emails off: open “Account” on {siteName}.',
    required: [],
  },
  'comment-mention': {
    label: 'Mention in a comment',
    subject: '{author} mentioned you',
    title: 'You were mentioned, {firstName}',
    body: '{author} mentioned you in a comment on “{postTitle}”.\n\n{link}\n\nYou can switch these emails off: open “Account” on {siteName}.',
    required: [],
  },
  'question-answered': {
    label: 'Question answered',
    subject: 'Your question was answered',
    title: 'Your question was answered, {firstName}',
    body: 'We answered your question in “{roundTitle}”.\n\n{link}\n\nYou can switch these emails off: open “Account” on {siteName}.',
    required: [],
  },
  'new-post': {
    label: 'New post',
    subject: 'New: {title}',
    title: '{title}',
    body: '{cover}\n\n{teaser}\n\n{story}\n\n{access}\n\n{link}',
    required: ['link'],
  },
  letter: {
    label: 'Letter',
    subject: '{subject}',
    title: '{subject}',
    body: '{story}\n\n{access}\n\n{link}',
    required: ['story'],
  },
  'weekly-posts': {
    label: 'New posts of a week',
    subject: 'New this week on {siteName}',
    title: 'New this week, {firstName}',
    body: '{posts}',
    required: ['posts'],
  },
  'item-alert-confirm.stock': {
    label: 'Confirm an alert: back in stock',
    subject: 'Tell you when {title} is back?',
    title: 'One press, and we’ll watch for it',
    body: 'Someone asked us to email this address once when {title} ({color}, {size}) is back in stock.\n\n{link}\n\nIf this wasn’t you, ignore this email. Nothing is sent without that press.',
    required: ['link'],
  },
  'item-alert-confirm.price': {
    label: 'Confirm an alert: lower price',
    subject: 'Tell you when {title} costs less?',
    title: 'One press, and we’ll watch for it',
    body: 'Someone asked us to email this address once when {title} ({color}, {size}) costs less.\n\n{link}\n\nIf this wasn’t you, ignore this email. Nothing is sent without that press.',
    required: ['link'],
  },
  'item-alert.stock': {
    label: 'Alert: back in stock',
    subject: '{title} is back',
    title: 'It’s back, {firstName}',
    body: '{title} in {color}, {size} is in stock again, for {price}.\n\n{link}\n\nThis was the one email you asked for. To stop everything else you asked us to watch:\n\n{stopLink}',
    required: ['link', 'stopLink'],
  },
  'item-alert.price': {
    label: 'Alert: lower price',
    subject: '{title} now costs {price}',
    title: 'It costs less now, {firstName}',
    body: '{title} in {color}, {size} costs {price} now. It was {oldPrice} when you asked.\n\n{link}\n\nThis was the one email you asked for. To stop everything else you asked us to watch:\n\n{stopLink}',
    required: ['link', 'stopLink'],
  },
  'review-request': {
    label: 'Review an order',
    subject: 'How is your order {reference}?',
    title: 'How is it, {firstName}?',
    body: 'You’ve had these for a while now. What should others know before they buy?\n\n{items}\n\nA few words help, good or bad. You don’t need to sign in.\n\n{link}\n\nWe ask once for each order. If you’d rather not be asked at all:\n\n{stopLink}',
    required: ['link', 'stopLink'],
  },
} as const satisfies Record<string, MailText>

export type MailKey = keyof typeof MAIL_TEXTS
export const textOf = (key: MailKey): MailText => MAIL_TEXTS[key]

/** Our own wording, which the owner may replace in English. */
export function wordingIn(language: Language, key: MailKey): Wording {
  const { subject, title, body } = textOf(key)
  const say = (text: string) => translationOf(language, text)
  return { subject: say(subject), title: say(title), body: body.split(PARAGRAPH).map(say).join(PARAGRAPH) }
}

/** All of an email's wording: paragraphs are translated one by one, because many emails share some. */
export const wordedTexts = (key: MailKey): string[] => {
  const { subject, title, body } = textOf(key)
  return [subject, title, ...body.split(PARAGRAPH)]
}

const PARAGRAPH = '\n\n'

export const isMailKey = (key: string): key is MailKey => Object.hasOwn(MAIL_TEXTS, key)
export const kindOfKey = (key: MailKey): MailKind => key.split('.')[0] as MailKind
