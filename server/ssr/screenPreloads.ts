import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { postIdOf } from './screens.ts'

const manifestSchema = z.record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).default([]) }))

/** Which screen an address shows; the front page's is in the entry itself. */
const SCREENS: Record<string, string> = {
  '/content': 'ContentPage',
  '/shop': 'ShopPage',
  '/merchandise': 'MerchandisePage',
  '/cart': 'CartPage',
  '/checkout': 'CheckoutPage',
  '/orders': 'OrdersPage',
  '/subscribe': 'SubscribePage',
  '/upload': 'UploadPage',
  '/admin': 'AdminPage',
}

/** Reads the build's manifest. @returns for an address, the tags that fetch its screen's chunks beside the entry. */
export async function screenPreloads(folder: string): Promise<(path: string, isSignedIn: boolean) => string> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')))
  return (path, isSignedIn) => {
    const screen = postIdOf(path) ? 'PostPage' : path === '/' && isSignedIn ? 'HomePage' : SCREENS[path]
    const chunk = screen && manifest[`src/routes/${screen}.tsx`]
    if (!chunk) return ''
    const files = [
      chunk.file,
      ...chunk.imports.filter((name) => name !== 'index.html').map((name) => manifest[name]?.file),
    ]
    return files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('')
  }
}
