import type { PayloadRequest } from 'payload'
import { ShopError } from '#domain/platform/ShopError.ts'
import { store } from '#media/store/store.ts'

type Asked = { params: { filename: string } }

/** Payload reads the disk itself, but reports a missing file as a server error. */
export async function rejectMissing(_req: PayloadRequest, { params: { filename } }: Asked): Promise<void> {
  if (!(await store().stat(filename))) throw new ShopError('not_found')
}
