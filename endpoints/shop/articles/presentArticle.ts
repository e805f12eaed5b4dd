import type { Appearance, ArticleItem } from '#contracts/shop/articles.ts'
import { LOW_STOCK } from '#contracts/shared/constants.ts'
import { mediaAddress } from '#contracts/shared/mediaAddress.ts'
import { centsToAmount } from '#contracts/shared/money.ts'
import type { StoredAppearance } from '#domain/shop/articles/findAppearances.ts'
import type { StoredArticle } from '#domain/shop/articles/findMerchandiseArticle.ts'
import { isMembersOnly } from '#domain/content/posts/mayWatch.ts'

export function presentItem(article: StoredArticle): ArticleItem {
  return {
    id: article.id,
    title: article.title,
    description: article.description ?? '',
    category: article.category,
    createdAt: article.createdAt.toISOString(),
    images: article.images,
    rating: article.rating.toFixed(1),
    reviewCount: article.reviewCount,
    sizeChart: article.sizeChart,
    variants: article.variants.map(({ retailPriceCents, stock, ...variant }) => ({
      ...variant,
      retailPrice: centsToAmount(retailPriceCents),
      left: stock !== null && stock > 0 && stock <= LOW_STOCK ? stock : null,
    })),
  }
}

export const presentAppearance = ({ coverKey, ...post }: StoredAppearance, now: Date): Appearance => ({
  id: post.id,
  title: post.title,
  type: post.type,
  coverImageUrl: coverKey ? mediaAddress(coverKey) : null,
  isMembersOnly: isMembersOnly(post, now),
})
