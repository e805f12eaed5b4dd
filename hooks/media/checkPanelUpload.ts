import type { PayloadHandler } from 'payload'
import { z } from 'zod'
import { BYTES } from '#contracts/constants.ts'
import { ShopError } from '#domain/ShopError.ts'
import { findMediaType, UNSUPPORTED_TYPE } from '#media/mediaTypes.ts'
import { PANEL_UPLOADS } from '#media/panelUpload.ts'
import { newKey } from '#media/storeFile.ts'

const asked = z.object({
  collectionSlug: z.literal('media'),
  filename: z
    .string()
    .min(1)
    .max(255)
    .refine((name) => !/[/\\\p{Cc}]|^\.+$/u.test(name)),
  filesize: z.int().positive(),
  mimeType: z.string(),
})

/**
 * Guards the storage plugin's address that signs uploads: it accepts only types and sizes we accept, and the key is ours.
 * @throws ShopError `unsupported_file`, `too_large`, `bad_request`.
 */
export function checkPanelUpload(sign: PayloadHandler): PayloadHandler {
  return async (req) => {
    const { success, data } = asked.safeParse(await req.json?.())
    if (!success) throw new ShopError('bad_request')
    const type = findMediaType(data.mimeType)
    if (!type) throw new ShopError('unsupported_file', { message: UNSUPPORTED_TYPE })
    if (data.filesize > (type.kind === 'image' ? BYTES.image : BYTES.panelVideo)) throw new ShopError('too_large')
    const request = { ...data, docPrefix: PANEL_UPLOADS, filename: `${newKey()}.${type.extension}` }
    return sign(Object.assign(req, { json: () => Promise.resolve(request) }))
  }
}
