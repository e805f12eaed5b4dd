import * as routes from '#contracts/routes/platform/mailWordings.ts'
import { changeWording, resetWording } from '#domain/platform/mail/changeWording.ts'
import { keyNamed } from '#domain/platform/mail/keyNamed.ts'
import { listWordings } from '#domain/platform/mail/listWordings.ts'
import { previewWording } from '#domain/platform/mail/previewWording.ts'
import { readBrand } from '#domain/platform/site/readBrand.ts'
import { implement } from '../../implement.ts'

export const listMailWordings = implement(routes.listMailWordings, ({ pool }) => listWordings(pool))

export const changeMailWording = implement(routes.changeMailWording, async (req, { params, input }) => {
  await changeWording(req, keyNamed(params.key), input)
})

export const resetMailWording = implement(routes.resetMailWording, async (req, { params }) => {
  await resetWording(req, keyNamed(params.key))
})

export const previewMailWording = implement(routes.previewMailWording, async (req, { params, input }) => {
  const { brand } = await readBrand(req.pool)
  return previewWording(keyNamed(params.key), input, { name: brand.name, url: req.payload.config.serverURL })
})
