import { articleAddress } from '#contracts/shop/articleAddress.ts'
import { inLanguage, type Language } from '#contracts/shared/languages.ts'
import {
  type MerchandiseArticle,
  merchandiseArticleSchema,
  type ProductArticle,
  productArticleSchema,
} from '#contracts/shop/articles.ts'
import { categoryName } from '#contracts/content/categoryName.ts'
import { reviewPageSchema, type ReviewPage } from '#contracts/shop/reviews.ts'
import { plainText } from '#contracts/shop/plainText.ts'
import { articleData } from '#domain/shop/articles/articleData.ts'
import { breadcrumbData } from '#domain/shop/articles/breadcrumbData.ts'
import { env } from '#env'
import { msg } from '#contracts/shared/msg.ts'
import { cutText } from '#contracts/shared/cutText.ts'
import { textsIn } from '#texts/textsIn.ts'
import { answerOf } from './answerOf.ts'
import type { PageDescription } from './PageDescription.ts'
import type { Prefetched } from './prefetch.ts'
import type { FoundArticle } from './screens.ts'

export type ArticlePage = {
  /** Where it belongs; null when its title is not public. */
  address: string | null
  isWithdrawn: boolean
  describe: (brand: { name: string; description: string }, language: Language) => PageDescription
}

/** The page of an article, from the answer that the page itself shows; null when there is no such article. */
export function articlePage({ kind, id, address }: FoundArticle, answers: Prefetched[]): ArticlePage | null {
  const shown = answers.find((answer) => answer.address.split('?')[0] === `${address}/reviews`)
  const reviews = shown ? reviewPageSchema.parse(JSON.parse(shown.json)) : null
  if (kind === 'merchandise') {
    const article = answerOf(answers, address, merchandiseArticleSchema)
    return article && merchandisePage(id, article, reviews)
  }
  const article = answerOf(answers, address, productArticleSchema)
  return article && productPage(id, article, reviews)
}

function merchandisePage(id: number, article: MerchandiseArticle, reviews: ReviewPage | null): ArticlePage {
  if (article.state === 'product') {
    const { productId, title } = article
    return { address: articleAddress('product', productId, title), isWithdrawn: false, describe: plainHead(title) }
  }
  if (article.state === 'withdrawn') {
    const { title } = article
    return {
      address: title === null ? null : articleAddress('merchandise', id, title),
      isWithdrawn: true,
      describe: plainHead(title),
    }
  }
  const { item } = article
  const picture = item.images.find(({ isPrimary }) => isPrimary) ?? item.images[0]
  const images = [...new Set(item.images.map(({ imageUrl }) => imageUrl))]
  const { title, description } = item
  const listed = {
    list: { name: msg('Merchandise'), path: '/merchandise' },
    category: { name: item.category, value: item.category },
  }
  const subject = { group: `merchandise-${id}`, title, description, images, item, isUsed: false, reviews, listed }
  return pageOf(articleAddress('merchandise', id, item.title), subject, picture?.imageUrl ?? null)
}

const plainHead =
  (title: string | null): ArticlePage['describe'] =>
  (brand, language) => ({
    title: `${title ?? textsIn(language)('Not available')} | ${brand.name}`,
    description: brand.description,
    picture: null,
    isIndexed: false,
  })

function productPage(id: number, { product, item }: ProductArticle, reviews: ReviewPage | null): ArticlePage {
  const images = product.imageUrl ? [product.imageUrl] : []
  const { name: title, description, category, isUsed } = product
  const listed = {
    list: { name: msg('Shop'), path: '/shop' },
    category: { name: categoryName(category), value: category },
  }
  const subject = { group: `product-${id}`, title, description, images, item, isUsed, reviews, listed }
  return pageOf(articleAddress('product', id, product.name), subject, product.imageUrl)
}

type Subject = Omit<Parameters<typeof articleData>[0], 'url'> & { listed: Parameters<typeof breadcrumbData>[0] }

function pageOf(address: string, { listed, ...subject }: Subject, picture: string | null): ArticlePage {
  const { SITE_URL } = env()
  return {
    address,
    isWithdrawn: false,
    describe: (brand, language) => ({
      title: `${subject.title} | ${brand.name}`,
      description: cutText(plainText(subject.description), 200) || brand.description,
      picture,
      isIndexed: true,
      type: 'product',
      data: [
        articleData(
          { ...subject, url: SITE_URL + inLanguage(language, address) },
          { siteUrl: SITE_URL, brand: brand.name },
        ),
        breadcrumbData(
          {
            ...listed,
            list: { name: textsIn(language)(listed.list.name), path: inLanguage(language, listed.list.path) },
          },
          subject.title,
          SITE_URL,
        ),
      ].filter((data) => data !== null),
    }),
  }
}
