import { hunterWord } from '#contracts/platform/calledWords.ts'
import { row, rows, type Statement, statement } from '#database/sql.ts'
import { stonesOfPerson } from '#domain/shop/stones/soldStones.ts'
import { findMailStop } from '#domain/platform/mailStops/mailStops.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'

export async function exportAccount({ pool, user, now }: SignedInReq): Promise<Record<string, unknown>> {
  const all = (asked: Statement) => rows(pool, asked)
  return {
    exportedAt: now.toISOString(),
    account: await row(
      pool,
      statement`
        select email, first_name as "firstName", last_name as "lastName", handle, language, is_employee as "isEmployee", role,
          created_at as "createdAt", email_verified_at as "emailConfirmedAt", trial_used_at as "trialUsedAt",
          complimentary_until as "complimentaryUntil", comments_muted as "commentsMuted",
          keeps_positions as "remembersWhereYouStopped", reply_emails as "emailsAboutReplies", mention_emails as "emailsAboutMentions",
          (select choice from post_email_choices where user_id = ${user.id}) as "emailsAboutNewPosts",
          (select skipped_kinds from post_email_choices where user_id = ${user.id}) as "withoutEmailsAboutKinds",
          (select letters from post_email_choices where user_id = ${user.id}) as "emailsWithLetters",
          (select chosen_at from comeback_emails where user_id = ${user.id}) as "emailAfterMembershipSince"
        from users where id = ${user.id}`,
    ),
    optionalEmailsStoppedBecause: await findMailStop(pool, user.email),
    sessions: await all(statement`
      select s.created_at as "signedInAt", s.expires_at as "endsAt", p.browser, p.system, p.network
      from users_sessions s left join session_places p on p.session_id = s.id
      where s._parent_id = ${user.id} order by s.created_at`),
    devices: await all(
      statement`select seen_at as "lastSignedInAt" from known_devices where user_id = ${user.id} order by seen_at`,
    ),
    notifications: await row(
      pool,
      statement`select replies as "aboutReplies", skipped_kinds as "notAboutKinds" from push_choices where user_id = ${user.id}`,
    ),
    devicesWithNotifications: await all(statement`
      select endpoint as "pushAddress", created_at as "turnedOnAt" from push_devices where user_id = ${user.id} order by id`),
    passkeys: await all(
      statement`select name, created_at as "addedAt", last_used_at as "lastUsedAt" from passkeys where user_id = ${user.id} order by id`,
    ),
    apiKeys: await all(statement`
      select name, scopes, created_at as "createdAt", expires_at as "expiresAt", last_used_at as "lastUsedAt",
        last_used_network as "lastUsedFrom"
      from api_keys where user_id = ${user.id} order by id`),
    privateFeed: await row(
      pool,
      statement`select created_at as "createdAt", last_read_at as "lastReadAt" from member_feeds where user_id = ${user.id}`,
    ),
    cameFrom: await all(statement`
      select a.kind as "what", a.host, a.source, a.medium, a.campaign, a.landing as "firstPage", a.first_seen as "firstOpened",
        a.last_seen as "lastOpened", a.created_at as "at"
      from attributions a where a.user_id = ${user.id} order by a.id`),
    linkForFriends: await row(
      pool,
      statement`select code, created_at as "createdAt" from referral_links where user_id = ${user.id}`,
    ),
    invitedFriends: await all(statement`
      select state, created_at as "joinedAt", due_at as "rewardDueAt", void_reason as "noRewardBecause", credit_cents as "creditCents"
      from referrals where referrer_id = ${user.id} order by id`),
    joinedWithALink: await row(
      pool,
      statement`select created_at as "joinedAt" from referrals where friend_id = ${user.id}`,
    ),
    membershipPayments: await all(statement`
      select p.paid_at as "paidAt", p.cents, p.returned_cents as "returnedCents"
      from membership_payments p join subscriptions s on s.id = p.subscription_id where s.user_id = ${user.id} order by p.paid_at`),
    subscriptions: await all(statement`
      select s.plan, s.status, s.created_at as "createdAt", s.current_period_end as "currentPeriodEnd",
        s.trial_end as "trialEnd", s.cancel_at_period_end as "cancelAtPeriodEnd", s.paused_from as "pausedFrom", s.paused_until as "pausedUntil", s.ended_at as "endedAt",
        s.discount_percent as "percentOff", s.discount_cents as "centsOff", s.discount_ends_at as "discountUntil",
        (select code from membership_offers where id = s.offer_id) as offer, s.terms_hash as "termsVersion", s.terms_accepted_at as "termsAcceptedAt",
        c.terms as "renewalTerms", c.consented_at as "renewalAcceptedAt",
        s.monthly_from as "changesToMonthlyOn", s.monthly_price_cents as "monthlyPriceThenCents", s.monthly_chosen_at as "monthlyChosenAt",
        c.country, c.start_request as "startRequest", c.reference, w.name as "withdrawnBy", w.email as "withdrawalReceiptTo",
        w.submitted_at as "withdrawnAt"
      from subscriptions s left join renewal_consents c on c.subscription_id = s.id
      left join membership_withdrawals w on w.subscription_id = s.id
      where s.user_id = ${user.id} order by s.id`),
    newPrices: await all(statement`
      select m.plan, m.cents, m.terms, m.noticed_at as "toldAt", m.begins_at as "beginsAt", m.moved_at as "changedAt"
      from price_moves m join subscriptions s on s.id = m.subscription_id
      where s.user_id = ${user.id} and m.noticed_at is not null order by m.noticed_at`),
    reasonsForLeaving: await all(statement`
      select a.reason, a.note, a.answered_at as "answeredAt", a.discount_taken_at as "discountTakenAt"
      from leaving_answers a join subscriptions s on s.id = a.subscription_id
      where s.user_id = ${user.id} order by a.answered_at`),
    posts: await all(
      statement`
        select title, description, body, german_title as "germanTitle", german_description as "germanDescription",
          german_body as "germanBody", type, status, created_at as "createdAt" from posts where author_id = ${user.id} order by id`,
    ),
    comments: await all(statement`
      select c.content, c.status, c.hidden_reason as "hiddenBecause", c.hidden_note as "hiddenNote", p.title as "under", c.created_at as "createdAt"
      from comments c join posts p on p.id = c.post_id where c.author_id = ${user.id} order by c.id`),
    profile: await row(
      pool,
      statement`
        select name, picture_id is not null as "hasPicture", updated_at as "changedAt" from profiles where user_id = ${user.id}`,
    ),
    mentions: await all(statement`
      select p.title as "under", c.created_at as "createdAt"
      from comment_mentions m join comments c on c.id = m.comment_id join posts p on p.id = c.post_id
      where m.user_id = ${user.id} order by c.id`),
    blockedMembers: await all(statement`
      select coalesce(p.name, ${hunterWord()}::text || ' ' || right(u.handle, 4)) as name, b.created_at as "blockedAt"
      from blocked_members b join users u on u.id = b.blocked_id left join profiles p on p.user_id = u.id
      where b.blocker_id = ${user.id} order by b.created_at`),
    questions: await all(statement`
      select q.content, q.status, q.hidden_reason as "hiddenBecause", q.answer, r.title as "in", q.created_at as "createdAt", q.edited_at as "editedAt"
      from questions q join question_rounds r on r.id = q.round_id where q.author_id = ${user.id} order by q.id`),
    votesForQuestions: await all(statement`
      select r.title as "in", v.created_at as "createdAt" from question_votes v join questions q on q.id = v.question_id
      join question_rounds r on r.id = q.round_id where v.user_id = ${user.id} order by v.created_at, q.id`),
    reviews: await all(statement`
      select r.stars, r.content, r.status, r.reply as "replyOfTheShop", l.title as "of", l.size, l.color, r.photo_id is not null as "hasPhoto",
        r.created_at as "createdAt", r.edited_at as "editedAt"
      from reviews r join order_lines l on l.id = r.line_id where r.author_id = ${user.id} order by r.id`),
    alerts: await all(statement`
      select a.kind, m.title as "of", v.size_name as size, v.appearance_name as color, a.email, a.language, a.created_at as "createdAt", a.sent_at as "sentAt"
      from item_alerts a join variants v on v.id = a.variant_id join merchandise m on m.id = v.merchandise_id
      where a.user_id = ${user.id} order by a.id`),
    cartReminders: await all(statement`
      select r.email, r.language, r.asked_at as "askedAt", r.sent_at as "sentAt" from cart_reminders r
      where r.cart_id in (select id from carts where user_id = ${user.id}) or (
        lower(r.email) = ${user.email} and exists (select 1 from users where id = ${user.id} and email_verified_at is not null))
      order by r.id`),
    wishList: await all(statement`
      select m.title, w.created_at as "addedAt" from wish_list_items w join merchandise m on m.id = w.merchandise_id
      where w.user_id = ${user.id} order by w.created_at`),
    sharedWishList: await row(
      pool,
      statement`select name, share_key as key, shared_at as "sharedAt" from wish_lists where user_id = ${user.id}`,
    ),
    watchLater: await all(statement`
      select p.title, l.created_at as "addedAt" from watch_later_posts l join posts p on p.id = l.post_id
      where l.user_id = ${user.id} order by l.created_at, p.id`),
    likes: await all(statement`
      select p.title as "under", l.created_at as "createdAt"
      from comment_likes l join comments c on c.id = l.comment_id join posts p on p.id = c.post_id
      where l.user_id = ${user.id} order by l.id`),
    reactions: await all(statement`
      select p.title as "greatFind", r.created_at as "createdAt" from post_reactions r join posts p on p.id = r.post_id
      where r.user_id = ${user.id} order by r.created_at, p.id`),
    reportedComments: await all(statement`
      select p.title as "under", r.reason, r.note
      from comment_reports r join comments c on c.id = r.comment_id join posts p on p.id = c.post_id
      where r.user_id = ${user.id} order by r.comment_id`),
    watched: await all(statement`
      select p.title, w.second as "stoppedAtSecond", w.duration_s as "ofSeconds", w.finished_at as "finishedAt", w.updated_at as "lastWatchedAt"
      from watch_positions w join posts p on p.id = w.post_id where w.user_id = ${user.id} order by w.updated_at`),
    messages: await all(statement`
      select c.message, c.created_at as "createdAt",
        -- What employees note among themselves is theirs. A message that waits for a decision is of somebody else.
        (select json_agg(json_build_object('from', case m.kind when 'ours' then 'the site' else 'you' end, 'message', m.text,
            'createdAt', m.created_at) order by m.id)
          from thread_messages m where m.thread_id = c.id and m.kind <> 'note' and not m.is_held) as "later"
      from contact_messages c where c.user_id = ${user.id} order by c.id`),
    stones: await all(statement`
      select i.size_mm as "sizeInMm", i.weight_g as "weightInG", i.streak, i.place, i.note, i.is_public as "isShown", i.status,
        i.asked_at as "askedAt", i.answer_name as "identifiedAs", i.confidence, i.reasons, i.answered_at as "answeredAt",
        (select json_agg(p.kind order by p.id) from stone_photos p where p.identification_id = i.id) as photos
      from identifications i where i.user_id = ${user.id} order by i.id`),
    finds: await all(statement`
      select f.catalogue_number as "catalogueNumber", f.stone, f.found_on::text as "foundOn", f.place, f.state,
        f.cell_latitude as "latitudeOfTheCell", f.cell_longitude as "longitudeOfTheCell", f.notes, f.may_show as "mayBeShown",
        f.show_name as "withMyName", f.chosen_at as "findOfTheMonthSince", f.share_key as "sharedWithKey",
        (select coalesce(count(*), 0) from logged_find_photos p where p.find_id = f.id) as photos, f.created_at as "createdAt"
      from logged_finds f where f.user_id = ${user.id} order by f.id`),
    guesses: await all(statement`
      select p.title as "under", g.question, (select o.text from guesses_options o where o._parent_id = g.id and o.id = v.option_id) as guess,
        v.created_at as "createdAt", v.changed_at as "changedAt"
      from guess_votes v join guesses g on g.id = v.guess_id join posts p on p.id = g.post_id
      where v.user_id = ${user.id} order by v.created_at, g.id`),
    changesByEmployees: await all(statement`
      select created_at as "at", what, subject,
        -- What employees note of an order among themselves is theirs, as its internal events are.
        case when kind <> 'orders' then details end as details
      from employee_changes where about_id = ${user.id} order by id`),
    claims: await all(statement`
      select o.reference as "about", m.text as message, m.created_at as "createdAt"
      from claim_messages m join claims c on c.id = m.claim_id join orders o on o.id = c.order_id
      where o.user_id = ${user.id} order by m.id`),
    claimPhotos: await all(statement`
      select o.reference as "about", p.created_at as "addedAt", 'image/webp' as type, translate(encode(p.bytes, 'base64'), E'\\n', '') as base64
      from claim_photos p join claims c on c.id = p.claim_id join orders o on o.id = c.order_id
      where o.user_id = ${user.id} order by p.id`),
    giftCards: await all(statement`
      select s.reference, s.language, s.created_at as "createdAt", s.payment, s.months, s.amount_cents as "amountCents", s.tax_cents as "taxCents", s.refunded_cents as "refundedCents",
        s.buyer_email as "receiptTo", s.recipient_name as "recipientName", s.recipient_email as "recipientEmail", s.sender_name as "from",
        s.message, s.send_at as "sendAt", coalesce(g.sent_at, m.sent_at) as "sentAt",
        s.withdrawn_at as "withdrawnAt", s.withdrawal_name as "withdrawnBy", s.withdrawal_email as "withdrawalReceiptTo", s.withdrawn_cents as "withdrawnCents"
      from gift_card_sales s left join gift_cards g on g.id = s.gift_card_id
      left join gift_memberships m on m.id = s.gift_membership_id where s.user_id = ${user.id} order by s.id`),
    giftMemberships: await all(statement`
      select months, recipient_name as "to", sender_name as "from", message, redeemed_at as "redeemedAt", begins_at as "beginsAt",
        ends_at as "endsAt"
      from gift_memberships where redeemed_by_id = ${user.id} order by id`),
    stonesYouOwn: (await stonesOfPerson(pool, user.id)).map(({ name, productId, since, codeSince }) => ({
      stone: name,
      page: `/shop/${productId}`,
      since: since.at(-1),
      codeMadeAt: codeSince,
    })),
    stonesYouTook: await all(statement`
      select l.title as stone, h.taken_at as "takenAt" from stone_handovers h join order_lines l on l.id = h.line_id
      where h.taken_by_id = ${user.id} order by h.id`),
    stonesYouHandedOver: await all(statement`
      select l.title as stone, h.created_at as "codeMadeAt", h.taken_at as "takenAt" from stone_handovers h join order_lines l on l.id = h.line_id
      where h.created_by_id = ${user.id} order by h.id`),
    orders: await all(statement`
      select o.reference, o.language, o.created_at as "createdAt", o.payment, o.fulfilment, o.email, o.phone, o.shipping_address as "shippingAddress",
        o.billing_address as "billingAddress", o.total_cents as "totalCents",
        o.terms_hash as "termsVersion", o.terms_accepted_at as "termsAcceptedAt",
        (select json_agg(json_build_object('name', w.name, 'email', w.email, 'declaredAt', w.submitted_at, 'state', w.state,
            'items', (select json_agg(json_build_object('title', l.title, 'size', l.size, 'color', l.color, 'quantity', item ->> 'quantity'))
              from jsonb_array_elements(w.items) item join order_lines l on l.id = (item ->> 'id')::int)) order by w.id)
          from withdrawals w where w.order_id = o.id) as withdrawals,
        (select json_agg(json_build_object('title', l.title, 'size', l.size, 'color', l.color, 'quantity', l.quantity) order by l.id)
          from order_lines l where l.order_id = o.id) as lines
      from orders o where o.user_id = ${user.id} order by o.id`),
  }
}
