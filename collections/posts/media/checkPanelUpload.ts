import type { PayloadHandler } from 'payload'
import { z } from 'zod'
import { BYTES } from '#contracts/shared/constants.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { findMediaType, UNSUPPORTED_TYPE } from '#media/mediaTypes.ts'
import { PANEL_UPLOADS, panelUploadKey } from '#media/panelUpload.ts'
import { store } from '#media/store/store.ts'
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

const SIGNED_SECONDS = 600

/**
 * Guards the storage plugin's address that signs uploads: it accepts only types and sizes we accept, and the key is ours.
 * @throws AppError `unsupported_file`, `too_large`, `bad_request`.
 */
export function checkPanelUpload(sign: PayloadHandler): PayloadHandler {
  return async (req) => {
    const { success, data } = asked.safeParse(await req.json?.())
    if (!success) throw new AppError('bad_request')
    const type = findMediaType(data.mimeType)
    if (!type) throw new AppError('unsupported_file.unreadable', { problem: UNSUPPORTED_TYPE })
    if (data.filesize > (type.kind === 'image' ? BYTES.image : BYTES.panelVideo)) throw new AppError('too_large')
    const request = { ...data, docPrefix: PANEL_UPLOADS, filename: `${newKey()}.${type.extension}` }
    const answer = await sign(Object.assign(req, { json: () => Promise.resolve(request) }))
    return answer.ok ? signAgain(answer, { size: data.filesize, mimeType: data.mimeType }) : answer
  }
}

const signed = z.looseObject({ filename: z.string(), clientUploadContext: z.unknown() })

/**
 * The plugin signs an upload that must not replace anything (`If-None-Match`), which some stores refuse. Nothing is at this
 * key: it is made for one upload. What is saved was copied from it before it was inspected.
 */
async function signAgain(answer: Response, file: { size: number; mimeType: string }): Promise<Response> {
  const given = signed.parse(await answer.json())
  const key = panelUploadKey(given.clientUploadContext, given.filename)
  if (!key) throw new Error('The storage plugin composes its keys in another way')
  const url = await store().signWrite(key, { seconds: SIGNED_SECONDS, ...file })
  const headers = { 'Content-Length': String(file.size), 'Content-Type': file.mimeType }
  return Response.json({ ...given, url, headers })
}
