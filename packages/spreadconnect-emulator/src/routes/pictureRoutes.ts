import { gzipSync } from 'node:zlib'
import { type Request, type Response, Router } from 'express'
import { appearances } from '../catalogue/appearances.ts'
import { articleRowOf } from '../catalogue/buildCatalogue.ts'
import { productTypes } from '../catalogue/productTypes.ts'
import { drawPicture } from '../pictures/drawPicture.ts'
import { drawSizeChart } from '../pictures/drawSizeChart.ts'

/** Public as on the provider's image host: no key, no rate limit, cacheable. */
export function pictureRoutes(): Router {
  const router = Router()
  router.get('/images/size-chart/:productTypeId.svg', (req, res) => {
    const type = productTypes.get(Number(req.params.productTypeId))
    if (!type) res.status(404).end()
    else sendPicture(req, res, drawSizeChart(type))
  })
  router.get('/images/:articleId/:appearanceId.svg', (req, res) => {
    const row = articleRowOf(Number(req.params.articleId))
    const type = row && productTypes.get(row.productTypeId)
    const appearance = appearances.get(Number(req.params.appearanceId))
    if (!row || !type || !appearance) {
      res.status(404).end()
      return
    }
    const { colorValue, hex } = appearance
    const second = /,#?([0-9a-f]{6})$/i.exec(colorValue)?.[1]
    sendPicture(
      req,
      res,
      drawPicture({
        shape: type.shape,
        color: hex,
        secondColor: second ? `#${second}` : undefined,
        motif: row.motif,
        ramp: row.ramp,
        seed: req.params.articleId,
        back: req.query.view === '2',
        width: pixels(req.query.width),
        height: pixels(req.query.height),
      }),
    )
  })
  return router
}

function sendPicture(req: Request, res: Response, svg: string): void {
  res.set(pictureHeaders)
  if (req.acceptsEncodings('gzip')) res.set('Content-Encoding', 'gzip').send(gzipSync(svg))
  else res.send(svg)
}

const pictureHeaders = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=86400',
  'Access-Control-Allow-Origin': '*',
  Vary: 'Accept-Encoding',
}

function pixels(text: unknown): number {
  const value = Number(text)
  return Number.isInteger(value) && value >= 50 && value <= 2000 ? value : 1000
}
