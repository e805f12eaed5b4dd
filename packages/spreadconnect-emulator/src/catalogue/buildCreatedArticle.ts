import { isObject, type JsonObject } from '../readBody.ts'
import type { Store } from '../Store.ts'
import { appearances } from './appearances.ts'
import type { Article, Variant } from './Article.ts'
import { productTypes } from './productTypes.ts'

/** Undefined for an incomplete body or unknown ids. */
export function buildCreatedArticle(store: Store, body: JsonObject): Article | undefined {
  const { title, description, variants, configurations } = body
  if (typeof title !== 'string' || typeof description !== 'string') return undefined
  if (!Array.isArray(variants) || variants.length === 0 || !Array.isArray(configurations)) return undefined
  const id = store.nextId('article')
  const built = variants.map((variant: unknown, index) => buildVariant(id, index, variant))
  if (built.some((variant) => variant === undefined)) return undefined
  return { id, title, description, variants: built.filter((variant) => variant !== undefined), images: [] }
}

function buildVariant(articleId: number, index: number, input: unknown): Variant | undefined {
  if (!isObject(input)) return undefined
  const type = productTypes.get(Number(input.productTypeId))
  const appearance = appearances.get(Number(input.appearanceId))
  const size = type?.sizes.find(({ id }) => id === Number(input.sizeId))
  if (!type || !appearance || !size) return undefined
  const productId = articleId + 1_020_000_000
  return {
    id: articleId * 100 + index,
    productTypeId: type.id,
    productTypeName: type.name,
    productId,
    appearanceId: appearance.id,
    appearanceName: appearance.name,
    appearanceColorValue: appearance.colorValue,
    sizeId: size.id,
    sizeName: size.name,
    sku: `P${productId}A${appearance.id}S${size.id}`,
    d2cPrice: typeof input.d2cPrice === 'number' ? input.d2cPrice : 0,
    b2bPrice: type.price,
    imageIds: [],
  }
}
