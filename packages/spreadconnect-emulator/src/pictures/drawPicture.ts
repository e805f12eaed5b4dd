import type { ShapeName } from '../catalogue/productTypes.ts'
import { drawMotif, type MotifInput } from './drawMotif.ts'
import { mixPaint, type Paint } from './Paint.ts'
import { drawstringBag, tote } from './shapes/bags.ts'
import { crewneck } from './shapes/crewneck.ts'
import { bottle, enamelMug, mug } from './shapes/drinkware.ts'
import { beanie, bucketHat, cap } from './shapes/headwear.ts'
import { hoodie, zipHoodie } from './shapes/hoodie.ts'
import { longSleeve } from './shapes/longSleeve.ts'
import { poster, sticker } from './shapes/paper.ts'
import { tank } from './shapes/tank.ts'
import { kidsTee, tee, womensTee } from './shapes/tee.ts'
import { apron, bandana } from './shapes/textiles.ts'

export type Picture = Omit<MotifInput, 'ground'> & {
  shape: ShapeName
  color: string
  secondColor?: string
  back: boolean
  width: number
  height: number
}

const shapes: Record<ShapeName, (paint: Paint) => string> = {
  tee,
  womensTee,
  kidsTee,
  tank,
  longSleeve,
  crewneck,
  hoodie,
  zipHoodie,
  cap,
  beanie,
  bucketHat,
  mug,
  enamelMug,
  tote,
  drawstringBag,
  bottle,
  sticker,
  poster,
  bandana,
  apron,
}

const standing: readonly ShapeName[] = ['mug', 'enamelMug', 'bottle', 'cap', 'bucketHat', 'beanie']

export function drawPicture({ shape, color, secondColor, back, width, height, ...motif }: Picture): string {
  const ground = shape === 'beanie' || shape === 'sticker' ? '#f1efe8' : color
  const paint = mixPaint(color, secondColor, back, drawMotif({ ...motif, ground }))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1000 1000">` +
    `<defs>${lights(paint)}</defs>${groundShadow(shape)}${shapes[shape](paint)}</svg>`
  )
}

function lights({ shadow, glow }: Paint): string {
  return (
    `<linearGradient id="across"><stop offset=".1" stop-color="#000" stop-opacity="${shadow * 0.55}"/><stop offset=".36" stop-color="#fff" stop-opacity="${glow * 0.6}"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset=".9" stop-color="#000" stop-opacity="${shadow * 0.75}"/></linearGradient>` +
    `<linearGradient id="down" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="${glow * 0.45}"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="${shadow * 0.6}"/></linearGradient>` +
    `<radialGradient id="hollow" cy=".3"><stop offset="0" stop-color="#000" stop-opacity=".55"/><stop offset="1" stop-color="#000" stop-opacity=".12"/></radialGradient>` +
    `<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="9"/></filter>` +
    `<filter id="floor" x="-30%" y="-200%" width="160%" height="500%"><feGaussianBlur stdDeviation="18"/></filter>` +
    `<filter id="drop" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="0" dy="14" stdDeviation="16" flood-opacity=".28"/></filter>` +
    `<filter id="weave" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".7 .9" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .55 0 0 0 -.16"/></filter>`
  )
}

function groundShadow(shape: ShapeName): string {
  if (shape === 'sticker' || shape === 'poster') return ''
  const onTable = standing.includes(shape)
  const cy = { mug: 806, enamelMug: 798, bottle: 896, cap: 752, bucketHat: 772, beanie: 826 }[shape as string] ?? 918
  return `<ellipse cx="${shape === 'mug' || shape === 'enamelMug' ? 470 : 500}" cy="${cy}" rx="${shape === 'bottle' ? 200 : 290}" ry="${onTable ? 22 : 14}" fill="#0a0e10" fill-opacity="${onTable ? 0.34 : 0.16}" filter="url(#floor)"/>`
}
