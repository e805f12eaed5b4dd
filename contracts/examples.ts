type Example = { input?: unknown; output?: unknown }

const film = {
  id: 26,
  title: 'First light on the Laguna bands',
  description: 'The big nodule from Tuesday, cut and wet.',
  language: 'en',
  type: 'video',
  isSubscriberOnly: true,
  viewCount: 412,
  createdAt: '2026-11-25T13:17:43.129Z',
  videoURL: '/media/xk9RGSzuosak6JhFrZlA',
  imageURLs: [],
  coverImageUrl: '/media/Qn0GDOpzTSYmG3mjmmH5',
  videoDuration: 12.02,
  locked: false,
  status: 'published',
  category: 'hunt',
  publicAt: '2026-12-02T14:17:43.129Z',
  commentCount: 2,
}

const apiKey = {
  id: 7,
  name: 'Import script',
  start: 'sh_RCb-jl',
  scopes: ['posts:read', 'posts:write'],
  createdAt: '2026-11-26T14:23:00.000Z',
  expiresAt: '2027-02-24T14:23:00.000Z',
  lastUsedAt: null,
  lastUsedNetwork: null,
}

/** Requests and responses shown in the API's documentation, by operation. Lists are shortened. */
export const examples: Record<string, Example> = {
  listApiKeys: { output: { keys: [apiKey] } },
  createApiKey: {
    input: { name: 'Import script', scopes: ['posts:read', 'posts:write'], days: 90 },
    output: { apiKey, key: 'sh_RCb-jlsBcgQD0Ljr6R8W54F4E4qwigkGA7tXQCMu0Jw' },
  },
  listPosts: { output: [film] },
  readPostPage: { output: { posts: [film], total: 26, next: 5 } },
  readArchive: {
    output: {
      years: [{ year: 2026, count: 24 }],
      states: [{ state: 'AZ', count: 3 }],
      stones: [{ stone: 'crooked fortification agate', count: 1 }],
    },
  },
  readPost: {
    output: {
      ...film,
      captions: [],
      chapters: [],
      finds: [],
      hasGuess: false,
      previewURL: null,
      position: null,
      streamURL: null,
      storyboardURL: null,
      stream: { state: 'waiting', progress: 0 },
      story: null,
      storyCut: false,
      reactionCount: 12,
    },
  },
  requestUpload: {
    input: { size: 544_612 },
    output: { uploadURL: 'https://stonehunt.example/media/uploads/f0Ww3v6rJkZ1o8aB2cD4eF6gH8iJ0kL2' },
  },
  publishPostAsEmployee: {
    input: {
      title: film.title,
      description: film.description,
      type: 'video',
      isSubscriberOnly: true,
      videoURL: 'https://stonehunt.example/media/uploads/f0Ww3v6rJkZ1o8aB2cD4eF6gH8iJ0kL2',
      publicAt: film.publicAt,
    },
    output: { ...film, status: 'processing', viewCount: 0, commentCount: 0 },
  },
  editPost: { input: { title: film.title }, output: film },
  moderate: { input: { ids: [311, 312], action: 'hide', reason: 'spam' }, output: { changed: 2 } },
  moderateReviews: { input: { ids: [18], action: 'approve' }, output: { changed: 1 } },
  refundOrder: { input: { amount: '5.00', reason: 'The print was crooked', key: 'refund-2026-11-26-a7' } },
  cancelOrder: { input: { reason: 'Ordered twice' } },
  resolveProblem: { input: { note: 'The printer confirmed it by phone.' } },
  replyToClaim: { input: { message: 'We’re sending you a new one today.' } },
  readProducts: {
    output: [
      {
        id: 30,
        name: 'Crate of rough agate, 5 kg',
        description: 'Unsorted, unwashed, unopened: every stone is yours to discover.',
        imageUrl: '/media/xgOv2x8n7QmRISt2odUA',
        category: 'Stones',
        price: '59.00',
        rating: '0.0',
        reviewCount: 0,
        inStock: true,
        merchandiseId: 7,
        isUsed: false,
        hasOptions: false,
        membersUntil: null,
        variantId: null,
      },
    ],
  },
  readMerchandise: {
    output: [
      {
        id: 24,
        title: 'Night Hunt UV Tee',
        description: '<p>For the beach after dark, when sodalite starts to glow.</p>',
        firstSentence: 'For the beach after dark, when sodalite starts to glow.',
        category: 'T-Shirts',
        createdAt: '2026-11-26T14:17:43.129Z',
        images: [{ imageUrl: 'https://images.example/6501024/2.png', appearanceName: 'Black', isPrimary: true }],
        variants: [
          {
            id: 242,
            sizeName: 'S',
            appearanceName: 'Black',
            appearanceColorValue: '#1c1f21',
            retailPrice: '28.90',
            inStock: true,
          },
        ],
        rating: '0.0',
        reviewCount: 0,
      },
    ],
  },
  readMerchandisePage: {
    output: {
      items: [
        {
          id: 24,
          title: 'Night Hunt UV Tee',
          description: '<p>For the beach after dark, when sodalite starts to glow.</p>',
          firstSentence: 'For the beach after dark, when sodalite starts to glow.',
          category: 'T-Shirts',
          createdAt: '2026-11-26T14:17:43.129Z',
          images: [{ imageUrl: 'https://images.example/6501024/2.png', appearanceName: 'Black', isPrimary: true }],
          variants: [
            {
              id: 242,
              sizeName: 'S',
              appearanceName: 'Black',
              appearanceColorValue: '#1c1f21',
              retailPrice: '28.90',
              inStock: true,
            },
          ],
          rating: '0.0',
          reviewCount: 0,
        },
      ],
      total: 1,
      catalog: 24,
      page: 1,
      sizes: [],
      soldOut: [],
      choices: {
        categories: ['Mugs', 'T-Shirts'],
        sizes: ['S', 'M', 'L'],
        colors: [{ name: 'Black', color: '#1c1f21' }],
        priceRange: [1490, 2890],
      },
    },
  },
  listRounds: {
    output: {
      pages: 1,
      rounds: [
        {
          id: 1,
          title: 'Slabs, saws and first finds',
          description: 'Ask what you like, and vote for what you would like to know, too.',
          opensAt: '2026-11-23T14:17:43.129Z',
          closesAt: '2026-12-03T14:17:43.129Z',
          startsAt: '2026-12-04T20:00:00.000Z',
          timeZone: 'America/Chicago',
          phase: 'open',
          questionCount: 3,
          answeredCount: 0,
          film: null,
        },
      ],
    },
  },
  readMemberFeed: {
    output: { isMember: true, feed: { createdAt: '2026-11-26T14:23:00.000Z', lastReadAt: null } },
  },
  createMemberFeed: { output: { path: '/feeds/EsvbosetUGiillc-0SDrWHhe7k8yeNfpAmj5Xkep0T8.xml' } },
}
