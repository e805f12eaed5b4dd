import { appearances } from './appearances.ts'
import type { Article, Image, Variant } from './Article.ts'
import { articleTable, type ArticleRow } from './articleTable.ts'
import { productTypes, type ProductType } from './productTypes.ts'

const FIRST_ARTICLE_ID = 6_501_001

/** `imageUrl` is a path; the response adds the origin. */
export function buildCatalogue(): Article[] {
  return articleTable.map(buildArticle)
}

export function articleRowOf(articleId: number): ArticleRow | undefined {
  return articleTable[articleId - FIRST_ARTICLE_ID]
}

function buildArticle(row: ArticleRow, position: number): Article {
  const type = productTypes.get(row.productTypeId)
  if (!type) throw new Error(`No product type ${row.productTypeId}`)
  const id = FIRST_ARTICLE_ID + position
  const productId = 1_026_247_700 + position
  const images = buildImages(row, type, id, productId)
  return {
    id,
    title: row.title,
    description: describe(row, type),
    variants: buildVariants(row, type, id, productId, images),
    images,
  }
}

function buildImages(row: ArticleRow, type: ProductType, articleId: number, productId: number): Image[] {
  const perspectives = type.hasBack ? ['1', '2'] : ['1']
  return row.appearanceIds.flatMap((appearanceId, column) =>
    perspectives.map((perspective, view) => ({
      id: 560_860_000 + (articleId - FIRST_ARTICLE_ID) * 40 + column * 4 + view,
      productId,
      appearanceId,
      appearanceName: appearances.get(appearanceId)?.name ?? '',
      perspective,
      imageUrl: `/images/${articleId}/${appearanceId}.svg${view === 0 ? '' : `?view=${perspective}`}`,
    })),
  )
}

function buildVariants(
  row: ArticleRow,
  type: ProductType,
  articleId: number,
  productId: number,
  images: Image[],
): Variant[] {
  const pairs = row.appearanceIds.flatMap((appearanceId) => type.sizes.map((size) => ({ appearanceId, size })))
  return pairs.map(({ appearanceId, size }, index) => {
    const surcharge = sizeSurcharge(type, size.id)
    return {
      id: 130_000_000 + (articleId - FIRST_ARTICLE_ID) * 100 + index,
      productTypeId: type.id,
      productTypeName: type.name,
      productId,
      appearanceId,
      appearanceName: appearances.get(appearanceId)?.name ?? '',
      appearanceColorValue: appearances.get(appearanceId)?.colorValue ?? '',
      sizeId: size.id,
      sizeName: size.name,
      sku: `P${productId}A${appearanceId}S${size.id}`,
      d2cPrice: cents(row.price + surcharge),
      b2bPrice: cents(type.price + surcharge * 0.6),
      imageIds: images.filter((image) => image.appearanceId === appearanceId).map((image) => image.id),
    }
  })
}

const surcharges = new Map([
  [6, 2],
  [38, 3],
  [302, 12],
  [303, 20],
])

function sizeSurcharge(type: ProductType, sizeId: number): number {
  return type.sizes.length > 1 ? (surcharges.get(sizeId) ?? 0) : 0
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100
}

function describe(row: ArticleRow, type: ProductType): string {
  return [
    `<p>${row.lead}</p>`,
    `<p><strong>${type.name}.</strong> ${type.summary}</p>`,
    '<ul><li>Printed on demand, one at a time</li><li>Water-based inks</li><li>Ships from the nearest print house</li></ul>',
  ].join('\n')
}
