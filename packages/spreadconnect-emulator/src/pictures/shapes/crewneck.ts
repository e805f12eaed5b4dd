import { ribs } from '../cloth.ts'
import type { Paint } from '../Paint.ts'
import { sweater } from './longSleeve.ts'

export const warmBody =
  'M385 148C336 162 296 180 262 206C284 270 292 340 288 430C280 560 268 700 278 836C290 868 296 880 300 896C420 914 580 914 700 896C704 880 710 868 722 836C732 700 720 560 712 430C708 340 716 270 738 206C704 180 664 162 615 148C585 206 415 206 385 148Z'

export function crewneck(paint: Paint): string {
  return sweater(paint, warmBody, [500, 430, 140]) + hem(paint)
}

export function hem(paint: Paint): string {
  return (
    `<path d="M280 840Q500 868 720 840Q712 868 700 896Q500 922 300 896Q288 868 280 840Z" fill="${paint.dark}" stroke="${paint.deep}" stroke-opacity=".6" stroke-width="2"/>` +
    ribs([280, 842, 720, 842], [300, 896, 700, 896], 46, paint)
  )
}
