import { invalidRequest } from './StripeError.ts'

/** Only addresses a browser may safely be sent to. */
export function demandUrl(url: string | null | undefined, param: string): void {
  if (!url) return
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return
  throw invalidRequest('Not a valid URL', 'url_invalid', param)
}
