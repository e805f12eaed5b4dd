import { DEVICE_TEXTS } from '#contracts/deviceTexts.ts'
import { textMatcher } from '#contracts/textMatcher.ts'
import { t } from '../../../lib/text.ts'

const match = textMatcher(DEVICE_TEXTS)

/** `Firefox on Linux` in the page’s language; a browser alone has the same name in each. */
export function deviceText(device: string): string {
  const found = match(device)
  return found ? t(found.text, found.values) : device
}
