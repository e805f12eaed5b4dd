import { route } from '../../route.ts'

const proof = async () => ({
  params: (await import('../../shared/params.ts')).ownOrderParams,
  query: (await import('../../shared/queries.ts')).ownOrderQuery,
})
const pieceOfOrder = async () => ({
  ...(await proof()),
  params: (await import('../../shared/params.ts')).ownPieceParams,
})
const ownPiece = async () => ({ params: (await import('../../shared/params.ts')).ownStoneParams })

export const readOrderStones = route('GET', '/orders/:reference/stones', {
  summary: 'Lists the stones with papers that you bought with an order.',
  access: 'everyone',
  errors: ['order_not_found'],
  request: proof,
  output: async () => (await import('../../shop/ownStones.ts')).ownStonesSchema,
})

export const handOverFromOrder = route('POST', '/orders/:reference/stones/:line/:piece/handover', {
  summary: 'Makes a code that hands over a stone you bought, instead of an earlier one. Returns it once.',
  access: 'everyone',
  status: 201,
  errors: ['order_not_found', 'stone_not_found', 'stone_not_shipped', 'too_many_requests'],
  request: pieceOfOrder,
  output: async () => (await import('../../shop/ownStones.ts')).handoverSchema,
})

export const withdrawFromOrder = route('DELETE', '/orders/:reference/stones/:line/:piece/handover', {
  summary: 'Withdraws the code for a stone you bought.',
  access: 'everyone',
  status: 204,
  errors: ['order_not_found', 'stone_not_found'],
  request: pieceOfOrder,
})

export const readOwnStones = route('GET', '/account/stones', {
  summary: 'Lists the stones that are yours, the newest first.',
  access: 'signedIn',
  output: async () => (await import('../../shop/ownStones.ts')).ownStonesSchema,
})

export const takeStone = route('POST', '/account/stones', {
  summary: 'Makes a stone yours with the code of its owner. A code works once.',
  access: 'signedIn',
  status: 201,
  errors: ['stone_code_not_found', 'own_stone', 'too_many_requests'],
  request: async () => ({ input: (await import('../../shop/takeStone.ts')).takeStoneInput }),
  output: async () => (await import('../../shop/ownStones.ts')).ownStoneSchema,
})

export const handOverStone = route('POST', '/account/stones/:line/:piece/handover', {
  summary: 'Makes a code that hands over one of your stones, instead of an earlier one. Returns it once.',
  access: 'signedIn',
  status: 201,
  errors: ['stone_not_found', 'stone_not_shipped', 'too_many_requests'],
  request: ownPiece,
  output: async () => (await import('../../shop/ownStones.ts')).handoverSchema,
})

export const withdrawStone = route('DELETE', '/account/stones/:line/:piece/handover', {
  summary: 'Withdraws the code for one of your stones.',
  access: 'signedIn',
  status: 204,
  errors: ['stone_not_found'],
  request: ownPiece,
})
