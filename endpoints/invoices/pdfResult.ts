import { ShopError } from '#domain/ShopError.ts'
import { HttpResult } from '../HttpResult.ts'

/** What it says is stored elsewhere, so a failed rendering loses nothing. @throws ShopError `unavailable`. */
export async function pdfResult(name: string, pdf: Promise<Buffer>, what: 'invoice' | 'receipt'): Promise<HttpResult> {
  const body = await pdf.catch((error: unknown) => {
    const message = `We can’t make the PDF right now. Your ${what} is safe. Please try again in a minute.`
    throw new ShopError('unavailable', { message, retryAfterSeconds: 60, cause: error })
  })
  const headers = {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${name.replaceAll('/', '-')}.pdf"`,
  }
  return new HttpResult(200, headers, body)
}
