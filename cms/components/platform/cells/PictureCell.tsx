import type { DefaultServerCellComponentProps } from 'payload'
import { pictureOf } from './pictureOf.ts'

export async function PictureCell({ cellData, payload }: DefaultServerCellComponentProps) {
  const address = await pictureOf(payload, cellData)
  if (!address) return <span className="cell-none">–</span>
  return <img className="picture" src={address} alt="" loading="lazy" width={56} height={42} />
}
