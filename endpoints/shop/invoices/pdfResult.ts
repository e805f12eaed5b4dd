import { AppError } from '#domain/platform/AppError.ts'
import { HttpResult } from '../../HttpResult.ts'

/** What it says is stored elsewhere, so a failed rendering loses nothing. @throws AppError `unavailable` and those of `runHeavy`. */
export async function pdfResult(
  name: string,
  pdf: Promise<Uint8Array>,
  what: 'invoice' | 'receipt' | 'packing_slip',
): Promise<HttpResult> {
  const bytes = await pdf.catch((error: unknown) => {
    if (error instanceof AppError) throw error
    throw new AppError(`unavailable.${what}`, { retryAfterSeconds: 60, cause: error })
  })
  const headers = {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${name.replaceAll('/', '-')}.pdf"`,
  }
  return new HttpResult(200, headers, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}
