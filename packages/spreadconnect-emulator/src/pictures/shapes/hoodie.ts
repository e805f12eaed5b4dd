import { cloth, seam } from '../cloth.ts'
import type { Paint } from '../Paint.ts'
import { hem, warmBody } from './crewneck.ts'
import { bodyFolds, cuffs, leftSleeve, rightSleeve, rightSleeveFolds, sleeveFolds } from './longSleeve.ts'

const hood =
  'M342 196C318 118 360 58 432 44C474 36 526 36 568 44C640 58 682 118 658 196C640 244 590 282 500 292C410 282 360 244 342 196Z'
const opening = 'M386 168C388 108 440 84 500 84C560 84 612 108 614 168C606 214 560 256 500 268C440 256 394 214 386 168Z'
const pocket = 'M372 640L628 640L694 770L690 822L310 822L306 770Z'

export function hoodie(paint: Paint): string {
  return warmTop(paint) + (paint.back ? '' : front(paint)) + paint.print(500, 452, 108) + hem(paint)
}

export function zipHoodie(paint: Paint): string {
  if (paint.back) return hoodie(paint)
  const zip = 'M500 268L500 908'
  return (
    warmTop(paint) +
    front(paint) +
    hem(paint) +
    `<path d="${zip}" stroke="${paint.deep}" stroke-width="20"/><path d="${zip}" stroke="#c9ccc9" stroke-width="7"/><path d="${zip}" stroke="#7d8482" stroke-width="7" stroke-dasharray="3 4"/>` +
    `<rect x="493" y="290" width="14" height="34" rx="5" fill="#e4e6e3" stroke="#6d7472" stroke-width="2"/>` +
    paint.print(606, 400, 62)
  )
}

function warmTop(paint: Paint): string {
  const body = warmBody.replace('C585 206 415 206 385 148Z', 'C600 190 400 190 385 148Z')
  return (
    cloth('left', leftSleeve, paint, sleeveFolds) +
    cloth('right', rightSleeve, paint, rightSleeveFolds) +
    cuffs(paint) +
    cloth('body', body, paint, bodyFolds) +
    seam('M262 206C284 270 292 340 290 430', paint) +
    seam('M738 206C716 270 708 340 710 430', paint) +
    cloth(
      'hood',
      hood,
      paint,
      paint.back
        ? ['M500 60C494 140 498 200 500 280', 'M400 90C380 140 384 190 410 236']
        : ['M372 110C358 160 366 210 410 250', 'M628 110C642 160 634 210 590 250'],
    )
  )
}

function front(paint: Paint): string {
  const cord = (d: string, tipX: number, tipY: number) =>
    `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="9" transform="translate(5 5)"/><path d="${d}" fill="none" stroke="${paint.light}" stroke-width="8" stroke-linecap="round"/><rect x="${tipX - 6}" y="${tipY - 4}" width="12" height="26" rx="3" fill="#b8bdba"/>`
  return (
    `<path d="${opening}" fill="${paint.deep}"/><path d="${opening}" fill="url(#hollow)"/>` +
    `<path d="${opening}" fill="none" stroke="${paint.dark}" stroke-width="13"/><path d="${opening}" fill="none" stroke="${paint.light}" stroke-opacity=".4" stroke-width="2" stroke-dasharray="7 5"/>` +
    cord('M458 258C452 300 448 326 452 356', 452, 356) +
    cord('M542 258C548 300 556 330 550 372', 550, 372) +
    cloth('pocket', pocket, paint, ['M390 660C370 720 350 760 330 800', 'M610 660C630 720 650 760 668 800']) +
    seam('M372 640L306 770', paint) +
    seam('M628 640L694 770', paint)
  )
}
