import type { PayloadRequest } from 'payload'
import { AppError } from '#domain/platform/AppError.ts'
import { store } from '#media/store/store.ts'

type Asked = { params: { filename: string } }

/** Payload reads the disk itself, but reports a missing file as a server error. */
export async function rejectMissing(_req: PayloadRequest, { params: { filename } }: Asked): Promise<void> {
  if (!(await store().stat(filename))) throw new AppError('not_found')
}
