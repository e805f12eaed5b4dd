import { route } from '../../route.ts'

export const readWishList = route('GET', '/wish-list', {
  summary: 'Returns the merchandise and own goods on your wish list, the newest first.',
  access: 'signedIn',
  output: async () => (await import('../../shop/wishList.ts')).wishListSchema,
})

export const addWish = route('PUT', '/wish-list/:id', {
  summary: 'Puts an article on your wish list.',
  access: 'signedIn',
  status: 204,
  errors: ['article_not_found', 'wish_list_full'],
  request: async () => ({ params: (await import('../../shared/params.ts')).articleParams }),
})

export const removeWish = route('DELETE', '/wish-list/:id', {
  summary: 'Takes an article off your wish list.',
  access: 'signedIn',
  status: 204,
  request: async () => ({ params: (await import('../../shared/params.ts')).articleParams }),
})

export const shareWishList = route('PUT', '/shared-wish-list', {
  summary: 'Lets everyone with a link see your wish list, under a name you choose.',
  access: 'signedIn',
  errors: ['too_many_requests'],
  request: async () => ({ input: (await import('../../shop/wishList.ts')).shareWishListInput }),
  output: async () => (await import('../../shop/wishList.ts')).sharedSchema,
})

export const unshareWishList = route('DELETE', '/shared-wish-list', {
  summary: 'Ends the link to your wish list for good.',
  access: 'signedIn',
  status: 204,
})

export const readSharedWishList = route('GET', '/shared-wish-lists/:key', {
  summary: 'Returns a shared wish list.',
  access: 'everyone',
  errors: ['wish_list_not_found'],
  request: async () => ({ params: (await import('../../shared/params.ts')).sharedWishListParams }),
  output: async () => (await import('../../shop/wishList.ts')).sharedWishListSchema,
})
