import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { BYTES } from '#contracts/shared/constants.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { panelUploadKey } from '#media/panelUpload.ts'
import { store } from '#media/store/store.ts'
import { storedBytes } from '#media/ByteSource.ts'
import { type StoredUpload, storeLocalFile } from '#media/storeFile.ts'
import { takeUpload } from '#media/takeUpload.ts'
import { withTempDir } from '#media/withTempDir.ts'
import type { PanelFile } from './inspectReceivedFile.ts'

/**
 * Inspects a file and stores it in the bucket, whether a browser sent it there or this site received it. This happens
 * before the row exists: a crash leaves at most an extra file, which cleanup removes.
 * @throws RefusedFile, or AppError `invalid_upload`.
 */
export async function storePanelFile(file: PanelFile): Promise<StoredUpload> {
  const stored = await (file.clientUploadContext ? takeSent(file) : storeReceived(file))
  // Payload measures images itself.
  if (stored.kind === 'image') await setBytes(file, await buffer(await store().open(stored.filename)))
  return stored
}

async function takeSent({ clientUploadContext, name }: PanelFile) {
  const key = panelUploadKey(clientUploadContext, name)
  if (!key || !(await storedBytes(key))) throw new AppError('invalid_upload')
  return takeUpload(key, BYTES.panelVideo)
}

function storeReceived(file: PanelFile) {
  return withTempDir(async (folder) => {
    const path = join(folder, 'upload')
    await (file.tempFilePath ? copyFile(file.tempFilePath, path) : writeFile(path, file.data))
    return storeLocalFile(path)
  })
}

async function setBytes(file: PanelFile, bytes: Buffer): Promise<void> {
  if (file.tempFilePath) await writeFile(file.tempFilePath, bytes)
  else file.data = bytes
}
