import { expect, type Locator } from '@playwright/test'

/** A click that comes before the page is live is repeated by it, which `check()` takes for no change. */
export async function choose(radio: Locator): Promise<void> {
  await radio.click()
  await expect(radio).toBeChecked()
}
