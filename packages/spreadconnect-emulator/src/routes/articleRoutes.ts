import { Router } from 'express'
import type { Answer, Handler } from '../Answer.ts'
import type { Article, Image } from '../catalogue/Article.ts'
import { buildCreatedArticle } from '../catalogue/buildCreatedArticle.ts'
import { findArticle, listArticles } from '../catalogue/listArticles.ts'
import type { Emulator } from '../Emulator.ts'
import { readBody } from '../readBody.ts'
import { readPage } from '../readPage.ts'
import { serve } from '../serve.ts'

export function articleRoutes(emulator: Emulator): Router {
  return Router()
    .get('/articles', serve(emulator, pageOfArticles))
    .get('/articles/:articleId', serve(emulator, oneArticle))
    .post('/articles', serve(emulator, createArticle))
    .delete('/articles/:articleId', serve(emulator, deleteArticle))
}

const pageOfArticles: Handler = (emulator, req) => {
  const page = readPage(req, listArticles(emulator.store.state))
  return { status: 200, body: { ...page, items: page.items.map((article) => withAddresses(article, emulator.url)) } }
}

const oneArticle: Handler = (emulator, req): Answer => {
  const article = findArticle(emulator.store.state, String(req.params.articleId))
  if (!article) return { status: 404 }
  if (emulator.store.state.brokenArticles.includes(article.id)) return { status: 422 }
  return { status: 200, body: withAddresses(article, emulator.url) }
}

const createArticle: Handler = (emulator, req): Answer => {
  const article = buildCreatedArticle(emulator.store, readBody(req))
  if (!article) return { status: 400 }
  emulator.store.state.articles[article.id] = article
  emulator.webhooks.enqueue('Article.added', { article: withAddresses(article, emulator.url) })
  return { status: 202, body: article.id }
}

const deleteArticle: Handler = (emulator, req): Answer => {
  const article = findArticle(emulator.store.state, String(req.params.articleId))
  if (!article) return { status: 404 }
  emulator.store.state.articles[article.id] = null
  emulator.webhooks.enqueue('Article.removed', { article: withAddresses(article, emulator.url) })
  return { status: 200 }
}

/** Images are stored as paths, because the port is known only at runtime; control calls may set any URL. */
export function withAddresses(article: Article, url: string): Article {
  const images = article.images.map((image: Partial<Image> | null) =>
    image?.imageUrl ? { ...image, imageUrl: new URL(image.imageUrl, url).href } : image,
  )
  return { ...article, images: images as Image[] }
}
