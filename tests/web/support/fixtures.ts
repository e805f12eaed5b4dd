import { SHIPPING_COUNTRIES } from '#contracts/shop/shippingCountries.ts'
import { hasWithdrawal } from '#contracts/shop/markets.ts'
import { EXPRESS_STATES } from '#contracts/shop/express.ts'
import type { CartItem, PriceSummary } from '#contracts/shop/cart.ts'
import type { Order } from '#contracts/shop/orders.ts'
import type { CurrentUser } from '#contracts/people/people.ts'
import type { Comment } from '#contracts/community/comments.ts'
import type { FullPost, Post } from '#contracts/content/posts.ts'
import type { Merchandise, Product, Variant } from '#contracts/shop/products.ts'
import type { Round } from '#contracts/community/questions.ts'
import type { SiteConfig } from '#contracts/platform/site.ts'
import { BRAND_DEFAULTS, LANDING_DEFAULTS } from '#contracts/platform/siteDefaults.ts'

let lastId = 0
const nextId = () => (lastId += 1)

export function buildPost(overrides: Partial<Post> = {}): Post {
  const id = overrides.id ?? nextId()
  return {
    id,
    title: `Post ${id}`,
    description: 'A short walk up the wash after the spring rain.',
    language: 'en',
    type: 'video',
    isSubscriberOnly: false,
    viewCount: 240,
    createdAt: '2026-11-18T09:00:00.000Z',
    videoURL: `/media/${id}`,
    imageURLs: [],
    coverImageUrl: null,
    videoDuration: 761,
    locked: false,
    status: 'published',
    category: 'hunt',
    publicAt: null,
    commentCount: 0,
    ...overrides,
  }
}

/** A post as its own page reads it. */
export const buildFullPost = (overrides: Partial<FullPost> = {}): FullPost => ({
  ...buildPost(overrides),
  captions: [],
  chapters: [],
  finds: [],
  hasGuess: false,
  previewURL: null,
  position: null,
  streamURL: null,
  storyboardURL: null,
  story: null,
  storyCut: false,
  reactionCount: 0,
  ...overrides,
})

export function buildComment(overrides: Partial<Comment> = {}): Comment {
  return {
    id: nextId(),
    authorId: 'h-7f3a9c21',
    content: 'That seam is unreal.',
    createdAt: '2026-11-19T09:00:00.000Z',
    likeCount: 2,
    likedByMe: false,
    status: 'visible',
    isMine: false,
    hidden: null,
    authorName: null,
    pictureUrl: null,
    role: 'member',
    parentId: null,
    answersMe: false,
    mentions: [],
    isPinned: false,
    editedAt: null,
    editableUntil: null,
    ...overrides,
  }
}

export function buildProduct(overrides: Partial<Product> = {}): Product {
  const id = overrides.id ?? nextId()
  return {
    id,
    name: `Product ${id}`,
    description: 'Forged, balanced, and light enough for a long day.',
    imageUrl: null,
    category: 'tools',
    price: '49.50',
    rating: '4.6',
    reviewCount: 38,
    inStock: true,
    isUsed: false,
    merchandiseId: null,
    membersUntil: null,
    hasOptions: false,
    variantId: null,
    articleId: id + 1000,
    isStone: false,
    ...overrides,
  }
}

export function buildVariant(overrides: Partial<Variant> = {}): Variant {
  return {
    id: nextId(),
    sizeName: 'M',
    appearanceName: 'Forest Green',
    appearanceColorValue: '#1f4d36',
    retailPrice: '24.99',
    inStock: true,
    ...overrides,
  }
}

export function buildMerchandise(overrides: Partial<Merchandise> = {}): Merchandise {
  const id = overrides.id ?? nextId()
  return {
    id,
    title: `Shirt ${id}`,
    description: '<p>Heavy cotton with a contour print. Washes well.</p>',
    firstSentence: 'Heavy cotton with a contour print.',
    category: 'T-Shirts',
    createdAt: '2026-10-01T09:00:00.000Z',
    images: [],
    variants: [buildVariant(), buildVariant({ sizeName: 'L' })],
    rating: '0.0',
    reviewCount: 0,
    ...overrides,
  }
}

export function buildCartItem(overrides: Partial<CartItem> = {}): CartItem {
  return {
    id: nextId(),
    quantity: 1,
    variant: buildVariant(),
    merchandise: { id: 1, title: 'Contour Tee' },
    primaryImage: null,
    ...overrides,
  }
}

export function buildUser(overrides: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: 7,
    email: 'member@stonehunt.test',
    firstName: 'Robin',
    lastName: 'Field',
    isSubscriber: false,
    isEmployee: false,
    role: null,
    trialAvailable: true,
    ...overrides,
  }
}

export function buildSummary(overrides: Partial<PriceSummary> = {}): PriceSummary {
  return { subtotal: '24.99', discount: '0.00', shipping: '5.99', tax: '0.00', total: '30.98', ...overrides }
}

export function buildOrder(overrides: Partial<Order> = {}): Order {
  const { summary = buildSummary(), canCancel = true } = overrides
  return {
    reference: 'HUNT-7K2M9QXR4T',
    createdAt: '2026-11-20T12:00:00.000Z',
    payment: 'paid',
    fulfilment: 'held',
    canCancel,
    cancelRefund: canCancel ? summary.total : null,
    canChange: true,
    hasInvoice: true,
    isReplacement: false,
    canClaim: false,
    claimCount: 0,
    creditNotes: [],
    steps: [],
    refunded: '0.00',
    refundPending: '0.00',
    isFullyRefunded: false,
    delivery: { from: '2026-11-30', to: '2026-12-04' },
    shippingAddress: {
      firstName: 'Robin',
      lastName: 'Field',
      street: '1 Agate Road',
      city: 'Duluth',
      state: 'MN',
      country: 'US',
      zipCode: '55801',
    },
    lines: [
      {
        id: 1,
        isOwn: false,
        isCancelled: false,
        printState: null,
        canClaim: true,
        cancelRefund: null,
        title: 'Contour Tee',
        size: 'M',
        color: 'Forest Green',
        quantity: 1,
        unitPrice: '24.99',
        lineTotal: '24.99',
        imageUrl: null,
      },
    ],
    summary,
    shippingMethod: 'standard',
    parcels: [],
    timeline: [],
    email: 'member@stonehunt.test',
    ...overrides,
  }
}

function buildLanding(): SiteConfig['landing'] {
  const { headline, description, premium, community, gear } = LANDING_DEFAULTS
  return { headline, description, creator: null, memberWords: [], features: [premium, community, gear] }
}

export function buildConfig(overrides: Partial<SiteConfig> = {}): SiteConfig {
  return {
    brand: { ...BRAND_DEFAULTS, logoUrl: null, faviconUrl: null },
    theme: { light: {}, dark: {}, fonts: null },
    off: [],
    landing: buildLanding(),
    navigation: { header: [], footer: [], social: [], pages: [] },
    payments: { mode: 'demo', publishableKey: '', demoConfirmUrl: 'http://localhost:3000/demo/confirm', waysToPay: [] },
    prices: {
      monthly: '12.12',
      annual: '115.00',
      trialDays: 7,
      freeShippingFrom: '75.00',
      memberDiscountPercent: 10,
    },
    shipping: {
      countries: SHIPPING_COUNTRIES.filter((country) => !hasWithdrawal(country)),
      expressStates: [...EXPRESS_STATES],
    },
    popularFromViews: 1000,
    demo: false,
    ...overrides,
  }
}

/** Open until December 1. */
export function buildRound(overrides: Partial<Round> = {}): Round {
  return {
    id: 1,
    title: 'A round',
    description: '',
    opensAt: '2026-11-20T18:00:00.000Z',
    closesAt: '2026-12-01T18:00:00.000Z',
    startsAt: '2026-12-02T18:00:00.000Z',
    timeZone: 'America/Chicago',
    phase: 'open',
    questionCount: 0,
    answeredCount: 0,
    film: null,
    ...overrides,
  }
}
