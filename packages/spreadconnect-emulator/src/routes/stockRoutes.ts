import { Router } from 'express'
import type { Answer, Handler } from '../Answer.ts'
import { findVariant, listArticles, stockOf } from '../catalogue/listArticles.ts'
import { productTypes } from '../catalogue/productTypes.ts'
import type { Emulator } from '../Emulator.ts'
import { readPage } from '../readPage.ts'
import { serve } from '../serve.ts'

export function stockRoutes(emulator: Emulator): Router {
  return Router()
    .get('/stock', serve(emulator, pageOfStock))
    .get('/stock/productType/:productTypeId', serve(emulator, stockOfType))
    .get('/stock/:sku', serve(emulator, stockOfSku))
}

const pageOfStock: Handler = ({ store }, req) => {
  const skus = allVariants(store.state).map((variant) => variant.sku)
  const page = readPage(req, skus)
  return {
    status: 200,
    body: { ...page, items: Object.fromEntries(page.items.map((sku) => [sku, stockOf(store.state, sku)])) },
  }
}

const stockOfSku: Handler = ({ store }, req): Answer => {
  const sku = String(req.params.sku)
  return findVariant(store.state, sku) ? { status: 200, body: stockOf(store.state, sku) } : { status: 404 }
}

const stockOfType: Handler = ({ store }, req): Answer => {
  const productTypeId = Number(req.params.productTypeId)
  if (!productTypes.has(productTypeId)) return { status: 404 }
  // The provider's ids are strings here and integers in the articles.
  const variants = allVariants(store.state)
    .filter((variant) => variant.productTypeId === productTypeId)
    .map(({ appearanceId, sizeId, sku }) => ({
      appearanceId: String(appearanceId),
      sizeId: String(sizeId),
      stock: stockOf(store.state, sku),
    }))
  return { status: 200, body: { variants } }
}

function allVariants(state: Emulator['store']['state']) {
  return listArticles(state).flatMap((article) => article.variants)
}
