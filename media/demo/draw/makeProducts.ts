import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DemoFile } from './DemoFile.ts'
import { productList } from './productList.ts'
import { PRODUCT_SIZE, productSheet } from './productSheet.ts'

export async function makeProducts(folder: string, isWanted: (name: string) => boolean): Promise<DemoFile[]> {
  await mkdir(join(folder, 'products'), { recursive: true })
  const made: DemoFile[] = []
  for (const { name, alt, drawing, stones, inFront } of productList) {
    const file = `products/${name}.webp`
    if (isWanted(name)) await writeFile(join(folder, file), await productSheet(drawing, await stones?.(), inFront))
    made.push({ file, kind: 'product', width: PRODUCT_SIZE, height: PRODUCT_SIZE, alt })
  }
  return made
}
