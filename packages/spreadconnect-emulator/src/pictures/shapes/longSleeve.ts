import { cloth, ribs, seam } from '../cloth.ts'
import type { Paint } from '../Paint.ts'

export const leftSleeve =
  'M262 206C208 236 184 316 160 450C142 558 122 680 104 806L204 832C236 706 266 560 300 430C300 350 290 270 262 206Z'
export const rightSleeve =
  'M738 206C792 236 816 316 840 450C858 558 878 680 896 806L796 832C764 706 734 560 700 430C700 350 710 270 738 206Z'
const body =
  'M385 148C336 162 296 180 262 206C284 270 292 340 290 430C294 560 290 740 282 884C400 910 600 910 718 884C710 740 706 560 710 430C708 340 716 270 738 206C704 180 664 162 615 148C585 206 415 206 385 148Z'

export const sleeveFolds = [
  'M246 300C232 400 222 470 196 560',
  'M232 640C204 660 184 660 156 640',
  'M226 690C200 716 172 716 142 700',
  'M262 460C240 510 226 560 216 620',
]
export const rightSleeveFolds = [
  'M754 300C768 400 778 470 804 560',
  'M768 640C796 660 816 660 844 640',
  'M774 690C800 716 828 716 858 700',
  'M738 460C760 510 774 560 784 620',
]
export const bodyFolds = [
  'M302 440C336 500 352 570 352 650',
  'M698 440C666 500 650 570 650 640',
  'M316 880C336 790 376 720 430 660',
  'M688 880C672 800 640 740 590 690',
]

export function longSleeve(paint: Paint): string {
  return sweater(paint, body, [500, 430, 134])
}

export function sweater(paint: Paint, bodyOutline: string, print: [number, number, number]): string {
  const collar = 'M379 152C412 228 588 228 621 152'
  return (
    `<path d="M385 148C430 128 570 128 615 148C585 206 415 206 385 148Z" fill="${paint.deep}"/>` +
    cloth('left', leftSleeve, paint, sleeveFolds) +
    cloth('right', rightSleeve, paint, rightSleeveFolds) +
    cuffs(paint) +
    cloth('body', bodyOutline, paint, bodyFolds) +
    seam('M262 206C284 270 292 340 290 430', paint) +
    seam('M738 206C716 270 708 340 710 430', paint) +
    (paint.back
      ? `<path d="M385 148C430 128 570 128 615 148C585 206 415 206 385 148Z" fill="${paint.base}"/><path d="M385 148C430 164 570 164 615 148" fill="none" stroke="${paint.dark}" stroke-width="17" stroke-linecap="round"/>`
      : `<path d="M385 148C430 128 570 128 615 148" fill="none" stroke="${paint.dark}" stroke-width="17" stroke-linecap="round"/><path d="${collar}" fill="none" stroke="${paint.deep}" stroke-opacity=".7" stroke-width="29"/><path d="${collar}" fill="none" stroke="${paint.base}" stroke-width="25"/><path d="${collar}" fill="none" stroke="${paint.deep}" stroke-opacity=".35" stroke-width="25" stroke-dasharray="2 5"/>`) +
    paint.print(...print)
  )
}

export function cuffs(paint: Paint): string {
  return (
    `<path d="M110 762L104 806Q150 836 204 832L215 788Q160 790 110 762Z" fill="${paint.dark}" stroke="${paint.deep}" stroke-opacity=".6" stroke-width="2"/>` +
    ribs([110, 762, 215, 788], [104, 806, 204, 832], 15, paint) +
    `<path d="M890 762L896 806Q850 836 796 832L785 788Q840 790 890 762Z" fill="${paint.dark}" stroke="${paint.deep}" stroke-opacity=".6" stroke-width="2"/>` +
    ribs([785, 788, 890, 762], [796, 832, 896, 806], 15, paint)
  )
}
