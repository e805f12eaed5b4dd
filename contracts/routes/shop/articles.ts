import { route } from '../../route.ts'

export const readMerchandiseArticle = route('GET', '/merchandise/:id', {
  summary: 'Returns an article with its variants, its size chart and what belongs to it.',
  access: 'everyone',
  scope: 'catalog:read',
  errors: ['article_not_found'],
  request: async () => ({ params: (await import('../../shared/params.ts')).articleParams }),
  output: async () => (await import('../../shop/articles.ts')).merchandiseArticleSchema,
})

export const readProductArticle = route('GET', '/products/:id', {
  summary: 'Returns a product with its text, what it is sold as and what belongs to it.',
  access: 'everyone',
  scope: 'catalog:read',
  errors: ['article_not_found'],
  request: async () => ({ params: (await import('../../shared/params.ts')).articleParams }),
  output: async () => (await import('../../shop/articles.ts')).productArticleSchema,
})
