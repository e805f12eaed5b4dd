import { amountToCents, type Cents } from '#contracts/money.ts'
import { callPrintProvider } from './call.ts'
import { PrintProviderError } from './PrintProviderError.ts'
import {
  type Article,
  articlePageSchema,
  articleSchema,
  authenticationSchema,
  type Image,
  stockPageSchema,
  type Variant,
} from './schemas.ts'

/** An article as we know it: merchandise with its variants and pictures. */
export type PrintArticle = {
  articleId: string
  title: string
  /** May contain markup. */
  description: string
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
  /** As the provider writes it; many forms. */
  colour: string
  imageUrl: string | null
  /** 0 while the provider has no price for it: it cannot be sold then. */
  retailCents: Cents
  costCents: Cents
  /** Null when the provider does not count it. */
  stock: number | null
}

const PAGE = 100

/** Reads the whole catalogue with its stock. @throws PrintProviderError when any page fails or is short. */
export async function readCatalogue(onProgress: (what: string) => void): Promise<PrintArticle[]> {
  const articles = await readPages('reading articles', '/articles', articlePageSchema, (page) => page.items, onProgress)
  const stock = new Map(
    await readPages('reading stock', '/stock', stockPageSchema, (page) => Object.entries(page.items), onProgress),
  )
  return articles.flatMap((raw) => {
    // One that is broken in the account is left out; it must not stop the others.
    const article = articleSchema.safeParse(raw)
    return article.success && article.data.variants.length > 0 ? [toPrintArticle(article.data, stock)] : []
  })
}

export async function readAccountName(): Promise<string> {
  const account = await callPrintProvider({
    operation: 'testing the connection',
    path: '/authentication',
    answer: authenticationSchema,
  })
  return account.pointOfSaleName || `point of sale ${account.pointOfSaleId}`
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
  for (;;) {
    const page = (await callPrintProvider({
      operation,
      path: `${path}?limit=${PAGE}&offset=${items.length}`,
      answer,
    })) as ReturnType<Schema['parse']>
    const found = itemsOf(page)
    items.push(...found)
    onProgress(`${operation}: ${items.length} of ${page.count}`)
    if (items.length >= page.count) return items
    if (found.length === 0) {
      const reason = `it announced ${page.count} entries and sent ${items.length}`
      throw new PrintProviderError(operation, { outcome: 'refused', reason })
    }
  }
}

function toPrintArticle(article: Article, stock: Map<string, number>): PrintArticle {
  const primary = article.variants[0] && imageOf(article.variants[0], article.images)
  return {
    articleId: article.id,
    title: article.title,
    description: article.description,
    productTypeName: article.variants[0]?.productTypeName ?? '',
    images: article.images.map((image) => ({
      imageUrl: image.imageUrl,
      appearanceId: image.appearanceId ?? null,
      appearanceName: image.appearanceName || null,
      isPrimary: image === primary,
    })),
    variants: article.variants.map((variant) => ({
      variantId: variant.id,
      sku: variant.sku,
      sizeName: variant.sizeName,
      appearanceId: variant.appearanceId,
      appearanceName: variant.appearanceName,
      colour: variant.appearanceColorValue,
      imageUrl: imageOf(variant, article.images)?.imageUrl ?? null,
      retailCents: toCents(variant.d2cPrice),
      costCents: toCents(variant.b2bPrice),
      stock: stock.get(variant.sku) ?? variant.stock ?? null,
    })),
  }
}

/** The provider marks no main picture: the variant's own first one, else one of its colour, else any. */
function imageOf(variant: Variant, images: Image[]): Image | undefined {
  return (
    images.find(({ id }) => id === variant.imageIds[0]) ??
    images.find(({ appearanceId }) => appearanceId === variant.appearanceId) ??
    images[0]
  )
}

/** Through its decimal text, so that no float product invents or loses a cent. */
function toCents(price: number): Cents {
  return amountToCents(price.toFixed(2)) ?? 0
}
