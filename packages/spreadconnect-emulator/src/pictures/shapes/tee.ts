import { cloth, seam } from '../cloth.ts'
import type { Paint } from '../Paint.ts'

type Cut = {
  outline: string
  inner: string
  collar: string
  folds: string[]
  seams: string[]
  print: [number, number, number]
}

const unisex: Cut = {
  outline:
    'M385 148C330 164 278 180 236 204C190 234 146 312 100 412L238 472C252 432 266 402 281 376C292 500 290 720 279 884C400 912 600 912 721 884C710 720 708 500 719 376C734 402 748 432 762 472L900 412C854 312 810 234 764 204C722 180 670 164 615 148C585 206 415 206 385 148Z',
  inner: 'M385 148C430 128 570 128 615 148C585 206 415 206 385 148Z',
  collar: 'M379 152C412 228 588 228 621 152',
  folds: [
    'M296 392C330 450 350 520 352 610',
    'M704 392C672 452 652 520 650 600',
    'M312 880C330 780 372 700 420 640',
    'M690 880C676 800 640 730 590 680',
    'M500 905C496 860 500 820 512 780',
    'M262 240C236 300 214 350 180 420',
    'M738 240C764 300 786 350 820 420',
  ],
  seams: [
    'M281 376C262 320 252 262 258 214',
    'M719 376C738 320 748 262 742 214',
    'M281 868C400 894 600 894 719 868',
    'M109 396L245 456',
    'M891 396L755 456',
  ],
  print: [500, 424, 138],
}

const womens: Cut = {
  outline:
    'M372 150C330 164 290 180 258 204C222 236 186 300 150 380L268 430C280 404 290 386 300 368C316 470 330 540 318 620C308 710 296 800 286 872C400 902 600 902 714 872C704 800 692 710 682 620C670 540 684 470 700 368C710 386 720 404 732 430L850 380C814 300 778 236 742 204C710 180 670 164 628 150C600 236 400 236 372 150Z',
  inner: 'M372 150C430 132 570 132 628 150C600 236 400 236 372 150Z',
  collar: 'M366 153C396 256 604 256 634 153',
  folds: [
    'M318 390C346 470 366 540 350 640',
    'M682 390C654 470 634 540 650 640',
    'M318 866C336 780 380 720 430 680',
    'M684 866C664 790 640 740 584 700',
    'M282 236C260 290 240 330 214 390',
    'M718 236C740 290 760 330 786 390',
  ],
  seams: [
    'M300 368C284 316 276 262 280 214',
    'M700 368C716 316 724 262 720 214',
    'M288 856C400 884 600 884 712 856',
    'M158 364L275 414',
    'M842 364L725 414',
  ],
  print: [500, 436, 120],
}

export function tee(paint: Paint): string {
  return drawCut(unisex, paint)
}

export function womensTee(paint: Paint): string {
  return drawCut(womens, paint)
}

export function kidsTee(paint: Paint): string {
  return `<g transform="translate(75 90) scale(.85)">${drawCut({ ...unisex, print: [500, 440, 132] }, paint)}</g>`
}

function drawCut({ outline, inner, collar, folds, seams, print }: Cut, paint: Paint): string {
  return (
    `<path d="${inner}" fill="${paint.back ? paint.base : paint.deep}"/>` +
    cloth('body', outline, paint, folds) +
    seams.map((d) => seam(d, paint)).join('') +
    drawCollar(inner, collar, paint) +
    paint.print(...print)
  )
}

function drawCollar(inner: string, collar: string, paint: Paint): string {
  const back = inner.slice(0, inner.indexOf('C', inner.indexOf('C') + 1))
  if (paint.back) {
    return (
      `<path d="${inner}" fill="${paint.base}"/><path d="${inner}" fill="#000" fill-opacity=".06"/>` +
      `<path d="${back}" fill="none" stroke="${paint.dark}" stroke-width="17" stroke-linecap="round"/><path d="${back}" fill="none" stroke="${paint.deep}" stroke-opacity=".6" stroke-width="2" transform="translate(0 11)"/>`
    )
  }
  return (
    `<path d="${back}" fill="none" stroke="${paint.dark}" stroke-width="17" stroke-linecap="round"/>` +
    `<path d="${collar}" fill="none" stroke="${paint.deep}" stroke-opacity=".7" stroke-width="23"/>` +
    `<path d="${collar}" fill="none" stroke="${paint.base}" stroke-width="19"/>` +
    `<path d="${collar}" fill="none" stroke="${paint.light}" stroke-opacity=".5" stroke-width="3" transform="translate(0 -5)"/>` +
    `<rect x="482" y="150" width="36" height="22" rx="3" fill="#fff" fill-opacity=".75"/>`
  )
}
