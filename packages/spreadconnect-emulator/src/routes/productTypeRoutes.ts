import { Router } from 'express'
import type { Answer, Handler } from '../Answer.ts'
import { appearances } from '../catalogue/appearances.ts'
import { articleTable } from '../catalogue/articleTable.ts'
import { productTypes, type ProductType } from '../catalogue/productTypes.ts'
import type { Emulator } from '../Emulator.ts'
import { serve } from '../serve.ts'

export function productTypeRoutes(emulator: Emulator): Router {
  return Router()
    .get('/productTypes', serve(emulator, allTypes))
    .get('/productTypes/:productTypeId', serve(emulator, oneType))
    .get('/productTypes/:productTypeId/size-chart', serve(emulator, sizeChart))
}

const allTypes: Handler = ({ currency }) => ({
  status: 200,
  body: [...productTypes.values()].map((type) => presentType(type, currency)),
})

const oneType: Handler = ({ currency }, req): Answer => {
  const type = productTypes.get(Number(req.params.productTypeId))
  return type ? { status: 200, body: presentType(type, currency) } : { status: 404 }
}

const sizeChart: Handler = (emulator, req): Answer => {
  const type = productTypes.get(Number(req.params.productTypeId))
  if (!type) return { status: 404 }
  const sizes = type.sizes.map(({ id, name, widthMm, lengthMm }) => ({
    sizeId: String(id),
    name,
    measurements: [measurement('A', lengthMm), measurement('B', widthMm)],
  }))
  return { status: 200, body: { sizeImageUrl: `${emulator.url}/images/size-chart/${type.id}.svg`, sizes } }
}

function presentType(type: ProductType, currency: string | null) {
  const views = type.hasBack ? ['FRONT', 'BACK'] : ['FRONT']
  const used = new Set(articleTable.filter((row) => row.productTypeId === type.id).flatMap((row) => row.appearanceIds))
  return {
    id: String(type.id),
    customerName: type.name,
    customerDescription: type.summary,
    merchantName: type.name,
    merchantDescription: `${type.summary} Made by ${type.brand}.`,
    brand: type.brand,
    sizes: type.sizes.map(({ id, name }) => ({ id: String(id), name })),
    appearances: [...appearances.values()]
      .filter(({ id }) => used.has(id))
      .map(({ id, name }) => ({ id: String(id), name })),
    views,
    printAreas: views.map((view) => ({ view, widthMm: 300, heightMm: 400, widthInch: 11.81, heightInch: 15.75 })),
    price: type.price,
    currency,
  }
}

function measurement(name: string, valueMm: number) {
  return { name, valueMm, valueInch: Math.round(valueMm / 2.54) / 10 }
}
