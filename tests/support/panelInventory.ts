import type { Role } from '#contracts/platform/roles.ts'

/** What a role may do with a field: `see` it, `filter` and `sort` by it, `create` and `change` its value. */
export type Use = 'see' | 'filter' | 'sort' | 'create' | 'change'

export type Inventory = {
  /** What each role may do at all; a role that is left out gets nothing. */
  roles: Partial<Record<Role, string>>
  /** Names of fields, with what those roles may do with them. A field that is left out is the system's own. */
  fields: Record<string, string>
  /** Fields that only some of the roles get, or only some change. */
  only?: Record<string, { see?: Role[]; change?: Role[] }>
  /** Its rows have dates of their own. */
  isUndated?: true
}

const ALL = 'see filter sort create change'
const EDIT = 'see create change'
const SEEN = 'see filter sort'
const CHANGED = 'see filter sort change'
/** Lists inside a document, and texts with formatting: they have no order. */
const PART = 'see filter create change'
/** Other documents. */
const OTHERS = 'see create change'
const DATES = 'createdAt updatedAt'

/** The fields that the panel shows, and what its roles may do with them over REST. */
export const COLLECTIONS: Record<string, Inventory> = {
  posts: {
    roles: { owner: EDIT, editor: EDIT, moderator: 'see' },
    fields: {
      'title description germanTitle germanDescription type cover video preview': ALL,
      'place.state place.latitude place.longitude collecting.rule collecting.sourceUrl collecting.checkedOn': ALL,
      'seo.title seo.description seo.image isSubscriberOnly status category series publishAt publicAt author': ALL,
      // Set by moving it within its series, and by the trash.
      '_posts_parts_order deletedAt': ALL,
      'body germanBody chapters.second chapters.title chapters.id images.media images.id': PART,
      'captions finds': OTHERS,
      'preparedStatus videoDuration viewCount commentCount commentsClosedAt': SEEN,
    },
    only: {
      'place.latitude': { see: ['owner', 'editor'] },
      'place.longitude': { see: ['owner', 'editor'] },
    },
  },
  letters: {
    roles: { owner: EDIT, editor: EDIT },
    fields: { 'subject preheader': ALL, body: PART, state: 'see' },
  },
  series: {
    roles: { owner: EDIT, editor: EDIT, moderator: 'see' },
    fields: { 'title slug description cover': ALL, parts: OTHERS },
  },
  captions: { roles: { owner: EDIT, editor: EDIT, moderator: 'see' }, fields: { 'post language label vtt': ALL } },
  finds: { roles: { owner: EDIT, editor: EDIT, moderator: 'see' }, fields: { 'post stone note second frame': ALL } },
  guesses: {
    roles: { owner: EDIT, editor: EDIT },
    fields: { 'post question closesAt second': ALL, 'options.text options.isRight options.id': PART },
  },
  media: {
    roles: { owner: EDIT, editor: EDIT, moderator: 'see', shop: 'see create' },
    fields: {
      'alt filename mimeType filesize width height focalX focalY url thumbnailURL': ALL,
      // Of the storage plugin; `inspectPanelFile` empties them.
      'prefix _objectKey': ALL,
      'kind state owner durationSeconds isPlayable problem usedAt': SEEN,
    },
  },
  comments: {
    roles: { owner: 'see change', moderator: 'see change' },
    fields: {
      'content post author parent replyTo pinnedAt editedAt likeCount': SEEN,
      'status hiddenReason hiddenNote': CHANGED,
    },
  },
  'comment-reports': { roles: { owner: 'see', moderator: 'see' }, fields: { 'comment user reason note': SEEN } },
  'comment-likes': { roles: {}, fields: {} },
  profiles: { roles: { owner: 'see', moderator: 'see' }, fields: { 'name picture user': SEEN } },
  'question-rounds': {
    roles: { owner: EDIT, editor: EDIT, moderator: EDIT },
    fields: { 'title description opensAt closesAt startsAt startsAt_tz post': ALL },
  },
  questions: {
    roles: { owner: 'see change', editor: 'see change', moderator: 'see change' },
    fields: {
      'content status round author voteCount answeredAt editedAt': SEEN,
      'answer answeredSecond post isHidden hiddenReason': CHANGED,
    },
  },
  'contact-messages': {
    roles: { owner: 'see', moderator: 'see' },
    fields: { 'message email name status waitingSince isMember user firstAnsweredAt lastMessageAt': SEEN },
  },
  'thread-messages': {
    roles: { owner: 'see', moderator: 'see' },
    fields: { 'thread author kind text sender isHeld droppedFiles': SEEN },
  },
  'saved-replies': { roles: { owner: EDIT, moderator: EDIT }, fields: { 'title text': ALL } },
  identifications: {
    roles: { owner: 'see', moderator: 'see' },
    fields: {
      'user status isMember askedAt sizeMm weightG streak place note isPublic': SEEN,
      'answerName confidence reasons answeredBy answeredAt': SEEN,
    },
  },
  'logged-finds': {
    roles: { owner: 'see', editor: 'see', moderator: 'see' },
    fields: { 'stone state mayShow chosenAt': SEEN },
  },
  users: {
    // The others read and change their own account only. People are invited, not created.
    roles: { owner: 'see change', editor: 'see change', moderator: 'see change', shop: 'see change' },
    fields: {
      'firstName lastName email role complimentaryUntil commentsMuted': ALL,
      'commentsTrusted handle cardCustomerId trialUsedAt closedAt emailVerifiedAt language': SEEN,
    },
    only: {
      role: { change: ['owner'] },
      complimentaryUntil: { change: ['owner'] },
      commentsMuted: { change: ['owner'] },
    },
  },
  'employee-changes': {
    roles: { owner: 'see' },
    fields: { 'employee role what subject kind subjectId apiKey requestId': SEEN, details: 'see filter' },
  },
  subscriptions: {
    roles: { owner: 'see' },
    fields: {
      'user memberEmail plan status offer discountPercent discountCents discountEndsAt creditCents isTrial': SEEN,
      'setupIntentId subscriptionId currentPeriodEnd cancelAtPeriodEnd trialEnd pastDueSince startedAt': SEEN,
      'firstPaidAt endedAt suspendedAt suspendedFor termsAcceptedAt fetchedAt': SEEN,
    },
  },
  'membership-offers': {
    roles: { owner: EDIT },
    fields: {
      'code kind percent amountCents duration months plans audience startsAt endsAt maxUses isActive': ALL,
      uses: 'see',
    },
  },
  orders: {
    roles: { owner: 'see', shop: 'see' },
    fields: {
      'reference payment fulfilment user email phone language shippingMethod subtotalCents discountCents': SEEN,
      'promoCode code codeCents giftCard giftCents shippingCents shippingTaxCents taxCents totalCents': SEEN,
      'refundedCents refundedTaxCents': SEEN,
      'providerCostCents replaces paymentIntentId taxCalculationId paidAt disputedAt disputeOutcome': SEEN,
      'providerOrderId submitStartedAt confirmAfter confirmedAt cancelRequestedAt shippedAt deliveredAt': SEEN,
      'termsAcceptedAt checkedAt isDemo toPack': SEEN,
      'shippingAddress billingAddress parcels': 'see filter',
      'lines refunds invoices problems timeline': 'see',
    },
  },
  'order-lines': {
    roles: { owner: 'see', shop: 'see' },
    fields: {
      'order position variant sku title size color imageUrl quantity unitPriceCents lineTotalCents': SEEN,
      'codeDiscountCents memberDiscountCents otherDiscountCents taxCents unitCostCents printState cancelledAt': SEEN,
      'maker stockTaken': SEEN,
    },
  },
  'order-events': {
    roles: { owner: 'see', shop: 'see' },
    fields: { 'order kind isInternal': SEEN, values: 'see filter' },
  },
  'order-problems': {
    isUndated: true,
    roles: { owner: 'see', shop: 'see' },
    fields: { 'order kind openedAt closedAt isOpen': SEEN, values: 'see filter' },
  },
  refunds: {
    roles: { owner: 'see', shop: 'see' },
    fields: {
      'order subscription giftCardSale amountCents reason status paymentIntentId giftCard providerRefundId': SEEN,
      'taxCents line requestedBy problem': SEEN,
      reasonValues: 'see filter',
    },
  },
  withdrawals: {
    roles: { owner: 'see', shop: 'see' },
    fields: { 'order state refundCents name email submittedAt settledAt settledBy': SEEN, items: 'see filter' },
  },
  invoices: {
    roles: { owner: 'see', shop: 'see' },
    fields: { 'number kind order refund totalCents taxCents issuedAt': SEEN },
  },
  claims: {
    roles: { owner: 'see', shop: 'see' },
    fields: { 'order orderReference kind status settledAt refund replacement': SEEN, lines: 'see filter' },
  },
  'claim-messages': { roles: { owner: 'see', shop: 'see' }, fields: { 'claim author fromStaff text': SEEN } },
  alerts: {
    roles: { owner: 'see change', shop: 'see change' },
    fields: { 'kind about': SEEN, values: 'see filter', message: 'see', 'isResolved note': CHANGED },
  },
  merchandise: {
    roles: { owner: 'see change', shop: 'see change' },
    fields: {
      'title category hidden': CHANGED,
      'providerTitle description articleId vanishedAt maker': SEEN,
      'images.imageUrl images.appearanceName images.isPrimary images.id': 'see filter',
      variants: 'see change',
    },
  },
  variants: {
    roles: { owner: 'see change', shop: 'see change' },
    fields: {
      'merchandise position providerVariantId sku sizeName appearanceId appearanceName': SEEN,
      'appearanceColorValue imageUrl retailPriceCents costCents stock sellable belowCost': SEEN,
      sellBelowCost: CHANGED,
    },
  },
  products: {
    roles: { owner: EDIT, shop: EDIT },
    fields: {
      'name description image category priceCents costCents inStock isUsed merchandise weightGrams publicAt': ALL,
      'stoneKind stoneSize treatment foundOn find film filmSecond hidden': ALL,
      'body sentTo photos.photo photos.shows photos.id': PART,
      'options.name options.priceCents options.weightGrams options.id': PART,
    },
  },
  reviews: {
    roles: { owner: 'see change', moderator: 'see change', shop: 'see change' },
    fields: { 'stars content repliedAt photo merchandise author editedAt': SEEN, 'status reply': CHANGED },
  },
  'promo-codes': {
    roles: { owner: EDIT, shop: EDIT },
    fields: {
      'code kind percent amountCents startsAt endsAt maxUses maxUsesPerPerson minimumCents category': ALL,
      'isActive membersOnly addsToMemberDiscount': ALL,
      merchandise: PART,
      uses: 'see',
    },
  },
  'gift-cards': {
    roles: { owner: EDIT, shop: EDIT },
    fields: {
      'amountCents recipientName senderName message sendAt': 'see filter sort create',
      'recipientEmail isActive': ALL,
      'frozenAt lastFour sentAt': SEEN,
      balance: 'see',
      // A box to tick, which is not stored.
      sendAgain: 'change',
      'sale entries': OTHERS,
    },
  },
  'gift-card-sales': {
    roles: { owner: 'see', shop: 'see' },
    fields: {
      'reference payment months amountCents taxCents refundedCents buyerEmail user recipientName': SEEN,
      'recipientEmail senderName message sendAt giftCard giftMembership paidAt disputeOutcome disputedAt': SEEN,
      'takenCents paymentIntentId taxCalculationId': SEEN,
      'withdrawnAt withdrawnCents withdrawalName withdrawalEmail': SEEN,
    },
  },
  'gift-card-entries': { roles: { owner: 'see', shop: 'see' }, fields: { 'giftCard cents what order refund': SEEN } },
  'gift-memberships': {
    roles: { owner: 'see', shop: 'see' },
    fields: {
      'months recipientEmail recipientName senderName message redeemedBy sendAt sentAt lastFour': SEEN,
      'redeemedAt beginsAt endsAt endedEarlyAt frozenAt voidedAt': SEEN,
      sale: 'see',
    },
  },
  carts: { roles: { owner: 'see', shop: 'see' }, fields: { 'user promoCode giftCard version': SEEN } },
  'cart-items': { roles: { owner: 'see', shop: 'see' }, fields: { 'cart variant quantity priceSeenCents': SEEN } },
  pages: {
    roles: { owner: EDIT, editor: EDIT },
    fields: {
      'title slug showInFooter seo.title seo.description seo.image _status': ALL,
      body: PART,
    },
  },
  redirects: { roles: { owner: EDIT, editor: EDIT }, fields: { 'source target status': ALL } },
  'site-settings': { roles: { owner: EDIT }, fields: { 'key value isPublic note': ALL } },
  'mail-outbox': {
    roles: { owner: 'see' },
    // `data` is shown for emails without secrets only, so it can't be asked for.
    fields: { 'kind to language sentAt skippedBecause problem': SEEN, data: 'see' },
  },
  'mailed-links': { roles: {}, fields: {} },
  'sync-runs': {
    roles: { owner: 'see', shop: 'see' },
    fields: { 'trigger outcome step finishedAt count created updated hidden problem': SEEN, skipped: 'see filter' },
  },
  'provider-events': { roles: { owner: 'see' }, fields: { 'provider eventId type objectId': SEEN } },
}

/** Each document also has these. */
export const OF_EACH = { [DATES]: SEEN }

const SITE = 'see change'
export const GLOBALS: Record<string, Inventory> = {
  brand: {
    roles: { owner: SITE },
    fields: {
      'name tagline description logo favicon typeface': SITE,
      'lightPrimary lightBuy lightMember darkPrimary darkBuy darkMember': SITE,
    },
  },
  landing: {
    roles: { owner: SITE, editor: SITE },
    fields: {
      'headline description creatorName creatorText creatorPortrait premiumTitle premiumText': SITE,
      'creatorFilm creatorFilmUse creatorSignature': SITE,
      'communityTitle communityText gearTitle gearText firstWords firstWordsBy secondWords secondWordsBy': SITE,
    },
  },
  navigation: {
    roles: { owner: SITE },
    fields: {
      'header.label header.url header.id footer.label footer.url footer.id': SITE,
      'social.network social.label social.url social.id': SITE,
    },
  },
}
