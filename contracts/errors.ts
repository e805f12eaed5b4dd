import { z } from 'zod'

/** Every error the API can answer: its status and the sentence a toast may show. */
export const ERRORS = {
  // 400
  bad_request: { status: 400, message: 'We couldn’t read that request.' },
  invalid_json: { status: 400, message: 'The request body is not valid JSON.' },
  invalid_input: { status: 400, message: 'Please check the highlighted fields.' },
  invalid_signature: { status: 400, message: 'The signature is missing or invalid.' },
  invalid_story: { status: 400, message: 'Please check the text.' },
  invalid_upload: { status: 400, message: 'You can’t use that file here. Please upload it again.' },
  total_too_small: {
    status: 400,
    message: 'Card payments start at $0.50. Please add another item to your cart.',
  },
  unsupported_country: { status: 400, message: 'We don’t ship to that country yet.' },
  unsupported_file: { status: 400, message: 'You can’t use that kind of file here.' },
  weak_password: { status: 400, message: 'Please choose a password that’s harder to guess.' },
  invalid_token: { status: 400, message: 'That link has expired or was already used. Please ask for a new one.' },
  wrong_password: { status: 400, message: 'That isn’t your password. Please try again.' },
  sign_in_expired: { status: 400, message: 'That took too long. Please sign in again.' },
  outside_sign_in_failed: { status: 400, message: 'We couldn’t sign you in with that provider. Please try again.' },
  // 401, 402, 403
  unauthorized: { status: 401, message: 'Unauthorized' },
  wrong_credentials: { status: 401, message: 'That email and password don’t match. Please try again.' },
  // The password was right; a cookie now waits for the code at POST /api/login/code.
  second_factor_required: { status: 401, message: 'Please enter the code from your authenticator app.' },
  wrong_code: { status: 401, message: 'That code is wrong or was already used. Please enter a new one.' },
  no_active_subscription: { status: 402, message: 'You don’t have an active subscription.' },
  trial_card_used: { status: 402, message: 'This card has already had its free trial.' },
  forbidden: { status: 403, message: 'You don’t have permission to do that.' },
  second_factor_missing: { status: 403, message: 'Please set up two-step sign-in first.' },
  email_unconfirmed: { status: 403, message: 'Please confirm your email address first.' },
  sign_in_needed: { status: 403, message: 'Please sign in again to confirm that it’s you.' },
  password_needed: {
    status: 403,
    message: 'Please confirm that it’s you at /api/confirm-password, then try again.',
  },
  employees_only: { status: 403, message: 'Only employees can do that.' },
  role_not_allowed: { status: 403, message: 'Your role doesn’t allow that. Ask an owner of the site.' },
  subscribers_only: { status: 403, message: 'Only subscribers can see this.' },
  comment_subscribers_only: { status: 403, message: 'Only subscribers can leave comments' },
  own_comment: { status: 403, message: 'You can’t like your own comment.' },
  comments_closed: { status: 403, message: 'Comments on this post are closed.' },
  comment_not_editable: { status: 403, message: 'You can change a comment for ten minutes after posting it.' },
  upload_needs_confirmed_email: {
    status: 403,
    message:
      'Please confirm your email address before you upload. Open the link we emailed you, or use “Forgot your password?” to get a new one.',
  },
  cross_site: { status: 403, message: 'This request came from another site. Please try again on this one.' },
  outside_email_unverified: {
    status: 403,
    message: 'That provider hasn’t confirmed your email address. Please confirm it there, or sign up here.',
  },
  // 404, 405
  not_found: { status: 404, message: 'Not found.' },
  post_not_found: { status: 404, message: 'We couldn’t find that post.' },
  hunter_not_found: { status: 404, message: 'We couldn’t find that member.' },
  series_not_found: { status: 404, message: 'We couldn’t find that series.' },
  captions_not_found: { status: 404, message: 'This video has no captions in that language.' },
  article_not_found: { status: 404, message: 'We couldn’t find that article.' },
  variant_not_found: { status: 404, message: 'That item is no longer in the shop.' },
  review_not_found: { status: 404, message: 'You haven’t reviewed that item.' },
  alert_not_found: { status: 404, message: 'We couldn’t find that alert. It may have been stopped already.' },
  wish_list_not_found: { status: 404, message: 'That wish list is no longer shared.' },
  cart_item_not_found: { status: 404, message: 'That item isn’t in your cart.' },
  code_not_found: { status: 404, message: 'We don’t know that code. Check the spelling.' },
  gift_card_not_found: { status: 404, message: 'We don’t know that gift card. Check the code in its email.' },
  gift_card_sale_not_found: { status: 404, message: 'We couldn’t find that gift card purchase.' },
  reminder_not_found: { status: 404, message: 'That link no longer works.' },
  order_not_found: { status: 404, message: 'We couldn’t find that order.' },
  claim_not_found: { status: 404, message: 'We couldn’t find that report.' },
  stone_not_found: { status: 404, message: 'We couldn’t find that stone.' },
  thread_not_found: { status: 404, message: 'We couldn’t find that conversation. Its link may have expired.' },
  invoice_not_found: { status: 404, message: 'There is no invoice for this order.' },
  method_not_allowed: { status: 405, message: 'That method isn’t allowed here.' },
  // 409
  no_ffmpeg: {
    status: 409,
    message: 'This server can’t take frames from films, because ffmpeg isn’t installed. Please upload a cover.',
  },
  email_taken: { status: 409, message: 'An account with that email already exists. Please sign in.' },
  post_emailed: { status: 409, message: 'This post was emailed already.' },
  name_taken: { status: 409, message: 'Another member already has that name.' },
  too_many_blocked: { status: 409, message: 'You can block at most 500 members.' },
  email_confirmed: { status: 409, message: 'Your email address is already confirmed.' },
  wish_list_full: { status: 409, message: 'Your wish list can hold at most 200 articles.' },
  variant_in_stock: { status: 409, message: 'That item is in stock. You can order it now.' },
  too_many_alerts: { status: 409, message: 'You already have 50 alerts. Please stop one of them first.' },
  variant_sold_out: { status: 409, message: 'That item is sold out.' },
  quantity_too_large: { status: 400, message: 'You can order at most 20 of one item.' },
  cart_full: { status: 409, message: 'Your cart can hold at most 50 different items.' },
  code_not_usable: { status: 409, message: 'That code can’t be used right now.' },
  gift_card_empty: { status: 409, message: 'That gift card has no balance left.' },
  gift_card_frozen: {
    status: 409,
    message: 'That gift card is on hold while a bank checks its payment. Please write to us.',
  },
  gift_card_sale_changed: {
    status: 409,
    message: 'This purchase was changed or completed in another tab. Please reload the page.',
  },
  gift_card_not_refundable: { status: 409, message: 'There is nothing left to refund on that gift card.' },
  cart_empty: { status: 409, message: 'Your cart is empty.' },
  cart_changed: { status: 409, message: 'Something in your cart has changed. Please review it.' },
  already_subscribed: { status: 409, message: 'You already have a subscription.' },
  form_replaced: {
    status: 409,
    message: 'You chose another plan in another tab. Please choose your plan again.',
  },
  membership_suspended: { status: 409, message: 'Your membership is paused.' },
  settings_changed: {
    status: 409,
    message: 'Someone else changed the prices in the meantime. Please reload the page.',
  },
  review_exists: { status: 409, message: 'You’ve already reviewed this item. You can change your review instead.' },
  review_closed: { status: 409, message: 'You can review an item once it has been shipped.' },
  stone_sent: { status: 409, message: 'That stone is in the queue already.' },
  stone_answered: { status: 409, message: 'That stone was answered already.' },
  too_many_stones: { status: 409, message: 'Three of your stones are waiting. Please wait for an answer.' },
  thread_changed: { status: 409, message: 'This conversation has changed in the meantime. Please reload the page.' },
  sync_running: { status: 409, message: 'A sync is already running.' },
  withdrawal_not_possible: { status: 409, message: 'You can’t withdraw from this order.' },
  illegal_order_move: { status: 409, message: 'You can’t do that with this order right now.' },
  second_factor_on: { status: 409, message: 'Two-step sign-in is already on.' },
  second_factor_off: { status: 409, message: 'Two-step sign-in isn’t on.' },
  last_owner: { status: 409, message: 'You are the only owner. Make someone else an owner first.' },
  videos_waiting: {
    status: 409,
    message: 'Five of your videos are still being prepared. Please upload the next one when one of them is ready.',
  },
  too_many_streams: {
    status: 409,
    message: 'Your account is already playing on other devices. Stop one of them, or play here instead.',
  },
  upload_used: { status: 409, message: 'That upload address was already used. Please start again.' },
  // 410 … 429
  upload_offset: { status: 409, message: 'That part doesn’t continue the upload. Ask how much of it arrived.' },
  upload_expired: { status: 410, message: 'That upload address has expired. Please start again.' },
  too_large: { status: 413, message: 'That’s too large.' },
  unsupported_media_type: { status: 415, message: 'Please send JSON.' },
  too_many_requests: { status: 429, message: 'Too many attempts. Please wait a moment, then try again.' },
  upload_quota: {
    status: 429,
    message: 'You’ve reached today’s upload limit. Please try again tomorrow.',
  },
  // 5xx
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  card_provider_unreachable: {
    status: 502,
    message: 'We can’t reach the card provider right now. Please try again in a moment.',
  },
  print_provider_unreachable: { status: 502, message: 'Failed to connect to the print provider' },
  sync_failed: { status: 502, message: 'Failed to sync merchandise' },
  storage_full: { status: 507, message: 'We’re out of space for that file right now. Please try again later.' },
  unavailable: { status: 503, message: 'We’re busy right now. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof ERRORS

/** The body of every answer that is not 2xx. `errors` maps a field path to its sentence. */
export const errorBodySchema = z.object({
  message: z.string(),
  code: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  requestId: z.string().optional(),
})
export type ErrorBody = z.infer<typeof errorBodySchema>
