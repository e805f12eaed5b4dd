import { articleAddress } from '#contracts/articleAddress.ts'
import { merchandiseArticleSchema, productArticleSchema } from '#contracts/articles.ts'
import { plainText } from '#contracts/plainText.ts'
import { articleData } from '#domain/articles/articleData.ts'
import { env } from '#env'
import type { PageDescription } from './pageHead.ts'
import type { Prefetched } from './prefetch.ts'
import type { FoundArticle } from './screens.ts'

export type ArticlePage = {
  /** Where it belongs; null when its title is not public. */
  address: string | null
  isWithdrawn: boolean
  describe: (brand: { name: string; description: string }) => PageDescription
}

/** The page of an article, from the answer that the page itself shows; null when there is no such article. */
export function articlePage({ kind, id, address }: FoundArticle, prefetched: Prefetched[]): ArticlePage | null {
  const json = prefetched.find((answer) => answer.address === address)?.json
  if (json === undefined) return null
  return kind === 'merchandise' ? merchandisePage(id, JSON.parse(json)) : productPage(id, JSON.parse(json))
}

function merchandisePage(id: number, answer: unknown): ArticlePage {
  const article = merchandiseArticleSchema.parse(answer)
  if (article.state === 'withdrawn') {
    const { title } = article
    return {
      address: title === null ? null : articleAddress('merchandise', id, title),
      isWithdrawn: true,
      describe: (brand) => ({
        title: `${title ?? 'Not available'} | ${brand.name}`,
        description: brand.description,
        picture: null,
        isIndexed: false,
      }),
    }
  }
  const { item } = article
  const picture = item.images.find(({ isPrimary }) => isPrimary) ?? item.images[0]
  const images = [...new Set(item.images.map(({ imageUrl }) => imageUrl))]
  const subject = { group: `merchandise-${id}`, title: item.title, description: item.description, images, item }
  return pageOf(articleAddress('merchandise', id, item.title), subject, picture?.imageUrl ?? null)
}

function productPage(id: number, answer: unknown): ArticlePage {
  const { product, item } = productArticleSchema.parse(answer)
  const images = product.imageUrl ? [product.imageUrl] : []
  const subject = { group: `product-${id}`, title: product.name, description: product.description, images, item }
  return pageOf(articleAddress('product', id, product.name), subject, product.imageUrl)
}

type Subject = Omit<Parameters<typeof articleData>[0], 'url'>

function pageOf(address: string, subject: Subject, picture: string | null): ArticlePage {
  const { SITE_URL } = env()
  return {
    address,
    isWithdrawn: false,
    describe: (brand) => ({
      title: `${subject.title} | ${brand.name}`,
      description: plainText(subject.description).slice(0, 200) || brand.description,
      picture,
      isIndexed: true,
      type: 'product',
      data: articleData({ ...subject, url: SITE_URL + address }, { siteUrl: SITE_URL, brand: brand.name }),
    }),
  }
}
