import type { ErrorCode, ERRORS } from './errors.ts'

/**
 * What an error says when more is known than its code: `new AppError('variant_sold_out.only', { stock: 2, title })` is
 * answered with the code `variant_sold_out`. Where `{problem}` alone stands, what is wrong is known only where it is found.
 */
export const ERROR_REASONS = {
  'already_subscribed.confirmed': 'Your card is already confirmed. Please reload the page.',
  'already_subscribed.past_due':
    'You are still a member, but your last payment failed. Please change your card under Manage subscription.',
  'bad_request.upload': '{problem}',
  'card_provider_refused.for_owner':
    'Stripe refused {what}, so nothing was changed. Look at the request in Stripe’s dashboard under Developers, Logs. Stripe’s answer: {answer}',
  'card_provider_refused.key':
    'Stripe refused {what}, so nothing was changed. Check STRIPE_SECRET_KEY and its permissions in Stripe’s dashboard. Stripe’s answer: {answer}',
  'cart_changed.finished': 'This order was already paid or canceled. Please check your orders.',
  'cart_changed.gift_card': 'The balance of your gift card has changed. Please check the new total.',
  'cart_changed.gone': '{title} is no longer in the shop.',
  'cart_changed.other_tab': 'You started paying for this cart in another tab. Please continue there.',
  'cart_changed.price': 'The price of {title} has changed from {oldPrice} to {newPrice}.',
  'cart_changed.due': 'The total is {due} now. You weren’t charged. Please look at the new total and pay again.',
  'cart_changed.terms': 'The shipping prices or your discount have changed. Please check the new total.',
  'code_not_usable.already_free': 'Shipping is free already, so {code} isn’t used.',
  'code_not_usable.better_without': 'Your member discount saves you at least as much, so {code} isn’t used.',
  'code_not_usable.expired': '{code} has expired.',
  'code_not_usable.for_cart': '{code} is a code for the shop. Use it in your cart.',
  'code_not_usable.for_members': '{code} is for members. Sign in as a member to use it.',
  'code_not_usable.for_membership': '{code} is an offer for memberships. Use it when you subscribe.',
  'code_not_usable.for_new': '{code} is for new members.',
  'code_not_usable.for_former': '{code} is for people who were members before.',
  'code_not_usable.gift_card': 'That’s the code of a gift card. Gift cards pay in the shop.',
  'code_not_usable.minimum': 'Add {amount} more to use {code}.',
  'code_not_usable.minimum_of_some': 'Add {amount} more of the items that {code} applies to.',
  'code_not_usable.needs_standard': '{code} makes standard shipping free. You chose express.',
  'code_not_usable.not_now': '{code} can’t be used at the moment.',
  'code_not_usable.nothing': '{code} doesn’t apply to anything in your cart.',
  'code_not_usable.other_plan': '{code} isn’t for the {plan, select, annual {annual} other {monthly}} plan.',
  'code_not_usable.remove': '{problem} Remove the code to continue.',
  'code_not_usable.starts': '{code} can be used from {date}.',
  'code_not_usable.used': 'You’ve already used {code}.',
  'code_not_usable.used_often': 'You’ve used {code} as often as you can.',
  'code_not_usable.used_up': '{code} was used up.',
  'email_taken.invitation': 'Someone with that email has an account. Open it under People and give it the role.',
  'forbidden.block_employee': 'You can’t block the people who run the site.',
  'forbidden.block_self': 'You can’t block yourself.',
  'forbidden.comments_muted': 'An employee has paused your comments.',
  'forbidden.own_second_factor': 'You can turn off your own under “Two-step sign-in”, with a code.',
  'forbidden.others_password':
    'You can’t choose another person’s password. They can use “Forgot your password?” on the sign-in page.',
  'forbidden.questions_muted': 'An employee has paused your questions.',
  'forbidden.secret_mail':
    'The link in this email opens an account, so you can’t send it again. The recipient can ask for a new one.',
  'form_replaced.expired': 'That form has expired. Please try again.',
  'gift_card_not_refundable.disputed':
    'The buyer’s bank is checking this payment. You can’t refund it until the bank decides.',
  'gift_card_not_refundable.redeemed': 'This membership was redeemed or refunded, so it can’t be refunded.',
  'illegal_order_move.address_deleted': 'The buyer’s address was deleted, so nothing can be sent.',
  'illegal_order_move.address_too_late':
    'It’s too late to change the address: this order has gone to print or is being canceled.',
  'illegal_order_move.ask_address_too_late':
    'You can only ask for the address of an order that needs attention and hasn’t gone to print.',
  'illegal_order_move.bank_disputes':
    'The buyer’s bank disputes this payment. You can’t refund it until the bank decides.',
  'illegal_order_move.buyer_withdrew': 'The buyer withdrew from this item. Settle the withdrawal instead.',
  'illegal_order_move.cancel_unpaid': 'You can’t cancel an order that wasn’t paid.',
  'illegal_order_move.canceling': 'This order is being canceled.',
  'illegal_order_move.canceling_already': 'This order is already being canceled.',
  'illegal_order_move.changing': 'Someone else is changing this order right now. Please try again in a moment.',
  'illegal_order_move.choice_made': 'This item is no longer waiting for your choice. Please reload the page.',
  'illegal_order_move.claim_canceled': '{item} was canceled before it was sent.',
  'illegal_order_move.claim_choice':
    'The print provider canceled {item}. Refund it or print it again on the order’s page first.',
  'illegal_order_move.claim_nothing':
    'Nothing in this order can be reported now: it wasn’t sent yet, or it was refunded or printed again.',
  'illegal_order_move.claim_open': 'You’ve already reported a problem with this order. Please add to that report.',
  'illegal_order_move.claim_photos': 'You can add at most {most} photos.',
  'illegal_order_move.claim_refund_most':
    'You can refund at most {amount} for this claim. The rest is for items that the print provider canceled: choose for them on the order’s page.',
  'illegal_order_move.claim_replaced':
    '{item} is already printed again. If something is wrong with that one, report it with order {reference}.',
  'illegal_order_move.claim_settled': 'This claim was already settled. Please reload the page.',
  'illegal_order_move.claim_time':
    'You can report a problem from when your order ships until 30 days after its delivery.',
  'illegal_order_move.claim_unavailable':
    'The print shop can’t make {item}. There’s nothing to report: we’ll refund it or print it again, and email you.',
  'illegal_order_move.claim_unsent': '{item} hasn’t been sent yet. It can be reported once it’s on its way.',
  'illegal_order_move.claim_withdrawn': '{item} is part of a withdrawal, so it’s refunded anyway.',
  'illegal_order_move.confirmation_deleted': 'You can’t send a confirmation: the buyer’s email address was deleted.',
  'illegal_order_move.confirmation_unpaid': 'You can’t send a confirmation: this order was never paid.',
  'illegal_order_move.form_refunded': 'This form has already refunded {amount}. Open it again to refund more.',
  'illegal_order_move.is_replacement':
    'This order is a free replacement. Send another one, or refund the item on the order it replaces.',
  'illegal_order_move.item_too_late': 'It’s too late to cancel this item: the order has gone to print.',
  'illegal_order_move.no_problem': 'This order has no problem to resolve.',
  'illegal_order_move.not_printable': 'This order isn’t paid, is being canceled, or its payment is disputed.',
  'illegal_order_move.not_shipped': 'Only a shipped order can be marked as delivered.',
  'illegal_order_move.not_stuck': 'You can only try again with an order that needs attention.',
  'illegal_order_move.not_ready_to_pack':
    'This order can’t be sent yet: its buyer can still cancel it, it waits for something, or nothing of yours is left to send.',
  'illegal_order_move.not_restockable':
    'This item hasn’t been sent, is back in stock already, or its stock isn’t counted.',
  'illegal_order_move.packed_already': 'One of these items has already been sent or canceled. Please reload the page.',
  'illegal_order_move.printed': 'It’s too late to cancel: this order has gone to print.',
  'illegal_order_move.provider_canceled': 'The order with that number was canceled.',
  'illegal_order_move.provider_has_it': 'The print provider has it as {state}. Cancel it there first.',
  'illegal_order_move.provider_no_order': 'The print provider has no order with that number.',
  'illegal_order_move.provider_other_order': 'The order with that number is {reference}, not this one.',
  'illegal_order_move.provider_state':
    'The order with that number is in the state “{state}”, which this site doesn’t know.',
  'illegal_order_move.refund_confirm':
    'This order was refunded in full. Confirm that you want to print it again for free.',
  'illegal_order_move.refund_most': 'You can refund at most {amount}.',
  'illegal_order_move.refund_unpaid': 'Only a paid order can be refunded.',
  'illegal_order_move.refunded': 'This order was already refunded in full.',
  'illegal_order_move.refunded_or_disputed': 'This order was refunded already, or its payment is disputed.',
  'illegal_order_move.report_settled': 'This report was settled. Please contact us instead.',
  'illegal_order_move.shipped': 'It’s too late to cancel: the order has shipped.',
  'illegal_order_move.unmakable': 'Something in it can no longer be made. Refund it instead.',
  'illegal_order_move.unresolvable':
    'You can’t resolve this problem. Try again, cancel the order, or mark it as delivered instead.',
  'illegal_order_move.unsure_address':
    'We don’t know whether the print provider has this order. Press “Try again” first, then correct the address.',
  'illegal_order_move.unsure_retry':
    'We don’t know whether the print provider has this order. Check there, then confirm that it isn’t there or enter its number.',
  'illegal_order_move.withdrawal_settled': 'This withdrawal is already settled.',
  'invalid_import.file': '{problem}',
  // The only wrong field, which a toast shows.
  'invalid_input.only': '{problem}',
  'invalid_input.sentence': '{problem}.',
  'invalid_story.body': '{problem}',
  'leaving_discount_unavailable.changed':
    'The discount has changed: each payment would cost {amount} now. Nothing was changed. Please reload the page.',
  'membership_refund_changed.amount':
    'The refund is now {amount}. Nothing was refunded. Please check the amount and confirm again.',
  'membership_renews.paused':
    'Your own membership is paused and will be charged again on {date}, so you would pay beside the gift. Cancel it on your account page, then redeem the code. The code keeps working until then.',
  'membership_suspended.disputed':
    'Your membership is paused while your bank reviews a disputed payment. It resumes when the dispute is settled. Please ask your bank, or write to us.',
  'membership_suspended.ends':
    'Your last payment was refunded. You can subscribe again when your membership has ended.',
  'membership_suspended.ends_on':
    'Your last payment was refunded. You can subscribe again when your membership has ended on {date}.',
  'membership_suspended.refunded':
    'Your last payment was refunded, so your membership is paused until the next payment. Cancel it on your account page if you don’t want that payment, or write to us if you want access sooner.',
  'membership_suspended.refunded_until':
    'Your last payment was refunded, so your membership is paused until the next payment on {date}. Cancel it on your account page if you don’t want that payment, or write to us if you want access sooner.',
  'no_ffmpeg.creator':
    'This server can’t cut films, because ffmpeg isn’t installed. Please leave “Film or voice” empty.',
  'not_found.comment': 'That comment is no longer here.',
  'order_not_found.item': 'That item isn’t part of this order.',
  'order_price_differs.for_buyer':
    'The tax at that address isn’t the one you paid. Please write to us, or cancel the order and order again.',
  'order_price_differs.for_employee':
    'The tax at that address differs by {amount} from what the buyer paid. Confirm that the price stays: the buyer is charged nothing, and you can refund less tax with “Refund part”.',
  'pause_unavailable.annual': 'An annual membership is paid for the whole year, so it can’t be paused.',
  'pause_unavailable.failed': 'Your last payment failed. Please change your card first.',
  'pause_unavailable.lately': 'You can pause your membership once in 12 months.',
  'pause_unavailable.not_running': 'Only a running membership can be paused.',
  'pause_unavailable.paused': 'Your membership is already paused.',
  'pause_unavailable.suspended':
    'Your last payment was refunded or is disputed, so your membership can’t be paused now.',
  'pause_unavailable.trial': 'A free trial can’t be paused. You can cancel it before it ends.',
  'plan_change_outdated.annual':
    'The amounts have changed: you would pay {due} today, and it would renew for {price} a year. Nothing was changed. Please look at it again.',
  'plan_change_outdated.annual_credit':
    'The amounts have changed: you would pay {due} today, {credit} would stay as your credit, and it would renew for {price} a year. Nothing was changed. Please look at it again.',
  'plan_change_outdated.monthly':
    'The amounts have changed: you would pay {due} today, and it would renew for {price} a month. Nothing was changed. Please look at it again.',
  'plan_change_outdated.monthly_credit':
    'The amounts have changed: you would pay {due} today, {credit} would stay as your credit, and it would renew for {price} a month. Nothing was changed. Please look at it again.',
  'plan_change_outdated.monthly_from':
    'The monthly plan would begin on {date} for {price} a month. Nothing was changed. Please reload the page and look at it again.',
  'plan_change_unavailable.canceled': 'You canceled your membership. Keep it first, then change the plan.',
  'plan_change_unavailable.changing': 'Your plan is being changed to monthly already.',
  'plan_change_unavailable.declined': 'Your card was declined, so nothing was changed. Please change your card first.',
  'plan_change_unavailable.discounted': 'Your lower price still runs. You can change the plan when it has ended.',
  'plan_change_unavailable.failed': 'Your last payment failed. Please change your card first.',
  'plan_change_unavailable.no_price':
    'This plan can’t be chosen right now. Nothing was changed. Please try again later.',
  'plan_change_unavailable.not_running': 'Only a running membership can change its plan.',
  'plan_change_unavailable.offer_of_plan':
    'Your lower price is only for the {plan, select, annual {annual} other {monthly}} plan, so the plan can’t be changed.',
  'plan_change_unavailable.paused': 'Your membership is paused. You can change the plan after the pause.',
  'plan_change_unavailable.same': 'You already have the {plan, select, annual {annual} other {monthly}} plan.',
  'plan_change_unavailable.suspended':
    'Your last payment was refunded or is disputed, so the plan can’t be changed now.',
  'plan_change_unavailable.too_cheap':
    'With your discount, this plan would cost less than a card can pay, so the plan can’t be changed.',
  'plan_change_unavailable.too_small':
    'The difference is too small for a card payment today. Please try again in a few days.',
  'plan_change_unavailable.trial': 'You can change the plan when your free trial has ended.',
  'plan_change_unavailable.year_ends': 'Your year ends within a day. You can switch now.',
  'print_provider_unreachable.because': 'Failed to connect to the print provider: {reason}',
  'print_provider_unreachable.key': 'Failed to connect to the print provider: the API key was refused',
  'sync_failed.because': 'Failed to sync merchandise: {reason}. Nothing was changed.',
  'sync_failed.currency':
    'Failed to sync merchandise: The print provider’s prices are in {foreign}, this shop’s in {own}. Nothing was changed.',
  'sync_failed.empty': 'Failed to sync merchandise: The print provider sent an empty catalog. Nothing was changed.',
  'sync_failed.no_currency':
    'Failed to sync merchandise: The print provider doesn’t say which currency its prices are in. Nothing was changed.',
  'thread_changed.newer': 'Someone has written in the meantime. Please read it, then send your answer.',
  'too_large.file': 'That file is too large. Please split it.',
  'too_large.file_of': 'That file is larger than {megabytes} MB. Please split it.',
  'too_large.notes':
    'The notes of these finds have more than 10,000 lines. Search for fewer finds, or download the table.',
  'too_large.values': 'That file has more than 4,000,000 values. Please split it.',
  'too_many_streams.limit':
    'Your account is already playing on {count, plural, one {another device} other {# other devices}}. Stop one of them, or play here instead.',
  'trial_card_used.price': 'This card has already had its free trial. Start today for {roundPrice}',
  'trial_card_used.unknown_card':
    'We can’t use this payment method for a free trial. Try again and enter a card number.',
  'unavailable.invoice': 'We can’t make the PDF right now. Your invoice is safe. Please try again in a minute.',
  'unavailable.packing_slip': 'We can’t make the PDF right now. Please try again in a minute.',
  'unavailable.plan': 'This plan can’t be bought right now. Nothing was charged. Please try again later.',
  'unavailable.receipt': 'We can’t make the PDF right now. Your receipt is safe. Please try again in a minute.',
  'unsupported_file.film_in_text': 'Please use an MP4 with H.264 for a film inside the text.',
  'unsupported_file.none': 'Please choose a file.',
  'unsupported_file.silent': 'This film has no sound. Please choose another one, or show its first seconds instead.',
  'unsupported_file.unreadable': '{problem}',
  'upload_quota.unpublished': 'You have many uploads that you haven’t published. Publish them, or try again tomorrow.',
  'members_first.until': '{title} is for members until {date}. Everyone can buy it after that.',
  'variant_sold_out.gone': '{title} is sold out.',
  'variant_sold_out.gone_instead': '{title} is sold out. In stock: {others}.',
  'variant_sold_out.only': 'Only {stock} of {title} left.',
  'variant_sold_out.only_instead': 'Only {stock} of {title} left. In stock: {others}.',
  'weak_password.password': '{problem}',
  'withdrawal_not_possible.expired':
    'The 14 days for withdrawing have passed. Write to us if something is wrong with your order.',
  'withdrawal_not_possible.gift_disputed': 'Your bank is checking this payment. You can withdraw once it has decided.',
  'withdrawal_not_possible.gift_expired':
    'The 14 days for withdrawing have passed. Write to us if something is wrong with your gift.',
  'withdrawal_not_possible.gift_no_contract': 'This gift was never paid. There’s nothing to withdraw from.',
  'withdrawal_not_possible.gift_not_offered':
    'When you bought this gift, the shop didn’t offer a right of withdrawal. Write to us if something is wrong.',
  'withdrawal_not_possible.gift_nothing_left':
    'Nothing is left of this gift: it was spent or refunded. An order that it paid for can be withdrawn from by itself.',
  'withdrawal_not_possible.gift_redeemed':
    'This membership was redeemed, so it can’t be withdrawn from. It runs until its end, and nothing renews.',
  'withdrawal_not_possible.membership_expired':
    'The 14 days for withdrawing have passed. You can still cancel your membership anytime.',
  'withdrawal_not_possible.membership_no_contract':
    'This membership never began, or it has ended. There’s nothing to withdraw from.',
  'withdrawal_not_possible.membership_not_offered':
    'The right of withdrawal is for members in the European Economic Area and the United Kingdom. You can cancel your membership anytime.',
  'withdrawal_not_possible.no_contract':
    'This order was never paid, or it is already canceled or refunded. There’s nothing to withdraw from.',
  'withdrawal_not_possible.not_offered':
    'The right of withdrawal is for orders to the European Economic Area and the United Kingdom. Write to us if something is wrong with your order.',
} as const satisfies Record<`${ErrorCode}.${string}`, string>

/** A code, or a code with a reason: `cart_changed`, `cart_changed.price`. */
export type ErrorReason = ErrorCode | keyof typeof ERROR_REASONS
export type TextOf<Reason extends ErrorReason> = Reason extends keyof typeof ERROR_REASONS
  ? (typeof ERROR_REASONS)[Reason]
  : (typeof ERRORS)[Reason & ErrorCode]['message']
