import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { ShopError } from '#domain/ShopError.ts'
import { withFile } from '#media/ByteSource.ts'
import { stripGps } from '#media/stripGps.ts'
import { type FileFacts, inspectFile } from '#media/inspectFile.ts'
import { cleanPicture, newKey } from '#media/storeFile.ts'
import { withTempDir } from '#media/withTempDir.ts'

type PanelFile = NonNullable<PayloadRequest['file']>

/**
 * Treats a panel upload like one from the site: the type comes from the content, images are re-encoded without
 * metadata, videos lose their GPS position, and the name is generated.
 * @throws ShopError `unsupported_file`, with the reason.
 */
export const inspectPanelFile: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  if (!req.file) {
    // Without a file, Payload would fetch a URL from the request, unchecked.
    const isCopy = (args as { duplicateFromID?: unknown }).duplicateFromID !== undefined
    if (operation === 'create' && !isCopy) throw new ShopError('unsupported_file', { message: 'Please choose a file.' })
    return args
  }
  const { file } = req
  const facts = await withTempDir(async (folder) => {
    const path = await pathOf(file, folder)
    const found = await withFile(path, inspectFile)
    if ('refused' in found) throw new ShopError('unsupported_file', { message: found.refused })
    if (found.kind === 'image') await clean(file, path, join(folder, `clean.${found.extension}`))
    else if (found.extension !== 'avi') await stripGps(path)
    if (!file.tempFilePath) file.data = await readFile(path)
    return found
  })
  file.name = `${newKey()}.${facts.extension}`
  file.mimetype = facts.mimeType
  req.context['facts'] = facts
  return args
}

export const factsOf = (req: PayloadRequest): FileFacts | undefined => req.context['facts'] as FileFacts | undefined

async function pathOf(file: PanelFile, folder: string): Promise<string> {
  if (file.tempFilePath) return file.tempFilePath
  const path = join(folder, 'upload')
  await writeFile(path, file.data)
  return path
}

async function clean(file: PanelFile, path: string, to: string): Promise<void> {
  const written = await cleanPicture(path, to)
  if (!written)
    throw new ShopError('unsupported_file', { message: 'We can’t read that image. Please upload another one.' })
  file.size = written.bytes
  await copyFile(to, path)
}
