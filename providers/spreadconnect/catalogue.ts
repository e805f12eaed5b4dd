import { z } from 'zod'
import { amountToCents } from '#contracts/shared/amountToCents.ts'
import type { Cents } from '#contracts/shared/money.ts'
import { callPrintProvider } from './call.ts'
import { takeSpareTurn } from './pace.ts'
import { PrintProviderError } from './PrintProviderError.ts'
import {
  type Article,
  articlePageSchema,
  articleSchema,
  authenticationSchema,
  type Image,
  productTypesSchema,
  stockPageSchema,
  stockSchema,
  type Variant,
} from './schemas.ts'

export type PrintCatalogue = {
  articles: PrintArticle[]
  /** Articles that are listed but can't be read, or have nothing to sell. */
  broken: { articleId: string; title: string; reason: string }[]
  stock: Map<string, number>
  /** From the product types, because the articles' prices have no currency. */
  currencies: string[]
}

export type PrintArticle = {
  articleId: string
  title: string
  description: string
  productTypeId: string | null
  productTypeName: string
  images: { imageUrl: string; appearanceId: string | null; appearanceName: string | null; isPrimary: boolean }[]
  variants: PrintVariant[]
}

export type PrintVariant = {
  variantId: string
  sku: string
  sizeName: string
  appearanceId: string
  appearanceName: string
  /** As the provider sends it, in many notations. */
  color: string
  imageUrl: string | null
  /** 0 while the provider has no price; the variant can't be sold then. */
  retailCents: Cents
  costCents: Cents
}

const PAGE = 100

/** @throws PrintProviderError when any page fails or is short. */
export async function readCatalogue(onProgress: (what: string) => void): Promise<PrintCatalogue> {
  const raw = await readArticles(onProgress)
  const stock = await readStock(onProgress)
  const types = await callPrintProvider({
    operation: 'reading prices',
    path: '/productTypes',
    answer: productTypesSchema,
  })
  const catalogue: PrintCatalogue = { articles: [], broken: [], stock, currencies: [] }
  const used = new Set<string>()
  for (const item of raw) {
    const article = articleSchema.safeParse(item)
    if (!article.success) catalogue.broken.push(whatIsBroken(item, article.error.issues[0]?.path.join('.')))
    else if (article.data.variants.length === 0)
      catalogue.broken.push({ ...nameOf(item), reason: 'it has no variants' })
    else {
      catalogue.articles.push(toPrintArticle(article.data))
      for (const { productTypeId } of article.data.variants) used.add(productTypeId)
    }
  }
  catalogue.currencies = [...new Set(types.filter(({ id }) => used.has(id)).flatMap(({ currency }) => currency || []))]
  return catalogue
}

/** A change between two pages shifts the rest: one article appears twice and another not at all. */
async function readArticles(onProgress: (what: string) => void, mayTryAgain = true): Promise<unknown[]> {
  try {
    const raw = await readPages('reading articles', '/articles', articlePageSchema, (page) => page.items, onProgress)
    const ids = raw.map((item) => nameOf(item).articleId).filter((id) => id !== '')
    if (new Set(ids).size !== ids.length) throw changed('reading articles')
    return raw
  } catch (error) {
    if (!mayTryAgain || !(error instanceof PrintProviderError) || error.reason !== CHANGED) throw error
    return readArticles(onProgress, false)
  }
}

const CHANGED = 'the list changed while it was read'
const changed = (operation: string) => new PrintProviderError(operation, { outcome: 'refused', reason: CHANGED })

export async function readStock(onProgress: (what: string) => void): Promise<Map<string, number>> {
  const entries = await readPages(
    'reading stock',
    '/stock',
    stockPageSchema,
    (page) => Object.entries(page.items),
    onProgress,
  )
  return new Map(entries.flatMap(([sku, pieces]): [string, number][] => (pieces === null ? [] : [[sku, pieces]])))
}

const LIVE_TIMEOUT_MS = 1500

/** While a buyer waits. @returns null when the pace leaves no call for it. @throws PrintProviderError */
export async function readStockOf(sku: string): Promise<number | null> {
  if (!(await takeSpareTurn())) return null
  return callPrintProvider({
    operation: 'reading the stock of an item',
    path: `/stock/${encodeURIComponent(sku)}`,
    answer: stockSchema,
    timeoutMs: LIVE_TIMEOUT_MS,
    hasTurn: true,
  })
}

const namedSchema = z.object({ id: z.union([z.number(), z.string()]).transform(String), title: z.string().nullish() })

function nameOf(item: unknown): { articleId: string; title: string } {
  const named = namedSchema.safeParse(item)
  if (!named.success) return { articleId: '', title: 'An article without a number' }
  return { articleId: named.data.id, title: named.data.title || `Article ${named.data.id}` }
}

const whatIsBroken = (item: unknown, field = 'something') => ({
  ...nameOf(item),
  reason: `its ${field} can’t be read`,
})

export async function readAccountName(): Promise<string> {
  const account = await callPrintProvider({
    operation: 'testing the connection',
    path: '/authentication',
    answer: authenticationSchema,
  })
  return account.pointOfSaleName || `point of sale ${account.pointOfSaleId || 'without a name'}`
}

type PageSchema = typeof articlePageSchema | typeof stockPageSchema

async function readPages<Schema extends PageSchema, Item>(
  operation: string,
  path: string,
  answer: Schema,
  itemsOf: (page: ReturnType<Schema['parse']>) => Item[],
  onProgress: (what: string) => void,
): Promise<Item[]> {
  const items: Item[] = []
  let announced: number | undefined
  for (;;) {
    const page = (await callPrintProvider({
      operation,
      path: `${path}?limit=${PAGE}&offset=${items.length}`,
      answer,
    })) as ReturnType<Schema['parse']>
    announced ??= page.count
    if (page.count !== announced) throw changed(operation)
    const found = itemsOf(page)
    items.push(...found)
    onProgress(`${operation}: ${items.length} of ${page.count}`)
    if (items.length >= page.count) return items
    if (found.length === 0) {
      const reason = `it announced ${page.count} entries but sent ${items.length}`
      throw new PrintProviderError(operation, { outcome: 'refused', reason })
    }
  }
}

function toPrintArticle(article: Article): PrintArticle {
  const primary = article.variants[0] && imageOf(article.variants[0], article.images)
  return {
    articleId: article.id,
    title: article.title,
    description: article.description,
    productTypeId: article.variants[0]?.productTypeId || null,
    productTypeName: article.variants[0]?.productTypeName ?? '',
    images: article.images.map((image) => ({
      imageUrl: image.imageUrl,
      appearanceId: image.appearanceId,
      appearanceName: image.appearanceName || null,
      isPrimary: image === primary,
    })),
    variants: article.variants.map((variant) => ({
      variantId: variant.id,
      sku: variant.sku,
      sizeName: variant.sizeName,
      appearanceId: variant.appearanceId,
      appearanceName: variant.appearanceName,
      color: variant.appearanceColorValue,
      imageUrl: imageOf(variant, article.images)?.imageUrl ?? null,
      retailCents: toCents(variant.d2cPrice),
      costCents: toCents(variant.b2bPrice),
    })),
  }
}

/** The provider marks no main picture: the variant's first, else one of its color, else any. */
function imageOf(variant: Variant, images: Image[]): Image | undefined {
  return (
    images.find(({ id }) => id === variant.imageIds[0]) ??
    images.find(({ appearanceId }) => appearanceId === variant.appearanceId) ??
    images[0]
  )
}

/** Converts the decimal text, because float arithmetic could be off by a cent. */
function toCents(price: number): Cents {
  return amountToCents(price.toFixed(2)) ?? 0
}
