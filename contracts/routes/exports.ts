import { route } from '../route.ts'

export const postsZip = route('GET', '/admin/exports/posts.zip', {
  summary: 'Downloads all posts as a ZIP of Markdown files, with their films and pictures unless files=false.',
  access: 'exportData',
  produces: 'application/zip',
  errors: ['too_many_requests'],
  request: async () => ({ query: (await import('../queries.ts')).postsZipQuery }),
})

export const commentsCsv = route('GET', '/admin/exports/comments.csv', {
  summary: 'Downloads all comments as CSV.',
  access: 'exportData',
  produces: 'text/csv',
})

export const productsCsv = route('GET', '/admin/exports/products.csv', {
  summary: 'Downloads the gear of the shop page as CSV.',
  access: 'exportData',
  scope: 'catalog:read',
  produces: 'text/csv',
})
