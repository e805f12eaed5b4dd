import { DEVICE_TEXTS } from '#contracts/deviceTexts.ts'
import { matchText } from '#contracts/matchText.ts'
import { t } from '../../lib/text.ts'

/** `Firefox on Linux` in the page’s language; a browser alone has the same name in each. */
export function deviceText(device: string): string {
  const found = matchText(device, DEVICE_TEXTS)
  return found ? t(found.text, found.values) : device
}
