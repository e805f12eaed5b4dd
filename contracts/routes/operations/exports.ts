import { route } from '../../route.ts'

const download = (name: string, summary: string) =>
  route('GET', `/admin/exports/${name}.csv`, { summary, access: 'exportData', produces: 'text/csv' })

export const postsZip = route('GET', '/admin/exports/posts.zip', {
  summary: 'Downloads all posts as a ZIP of Markdown files, with their films and pictures unless files=false.',
  access: 'exportData',
  produces: 'application/zip',
  errors: ['too_many_requests'],
  request: async () => ({ query: (await import('../../shared/queries.ts')).postsZipQuery }),
})

export const pagesZip = route('GET', '/admin/exports/pages.zip', {
  summary: 'Downloads all pages as a ZIP of Markdown files, with their pictures.',
  access: 'exportData',
  produces: 'application/zip',
  errors: ['too_many_requests'],
})

export const commentsCsv = download('comments', 'Downloads all comments as CSV.')

export const productsCsv = route('GET', '/admin/exports/products.csv', {
  summary: 'Downloads the gear of the shop page as CSV.',
  access: 'exportData',
  scope: 'catalog:read',
  produces: 'text/csv',
})

export const orderLinesCsv = route('GET', '/admin/exports/order-lines.csv', {
  summary: 'Downloads what was in each order as CSV, with its article and share of the discount.',
  access: 'exportData',
  scope: 'orders:read',
  produces: 'text/csv',
})

export const giftCardsCsv = download('gift-cards', 'Downloads all gift cards with their balance as CSV, without codes.')
export const giftMembershipsCsv = download('gift-memberships', 'Downloads all gift memberships as CSV, without codes.')
export const promoCodesCsv = download('promo-codes', 'Downloads the promo codes of the shop as CSV.')
export const membershipOffersCsv = download('membership-offers', 'Downloads the offers for memberships as CSV.')
export const reviewsCsv = download('reviews', 'Downloads all reviews as CSV.')
export const questionsCsv = download('questions', 'Downloads all questions with their answers as CSV.')
export const messagesCsv = download('messages', 'Downloads all conversations of the contact form as CSV.')
export const emailConsentsCsv = download('email-consents', 'Downloads which emails each account wants as CSV.')
