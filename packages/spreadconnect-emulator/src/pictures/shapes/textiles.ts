import { agatePaths } from '../agatePaths.ts'
import { cloth, seam } from '../cloth.ts'
import type { Paint } from '../Paint.ts'

export function bandana(paint: Paint): string {
  const square =
    'M500 84C640 214 780 356 916 500C780 640 640 786 500 916C360 786 220 640 84 500C220 356 360 214 500 84Z'
  const lines = agatePaths('bandana', 430, 22, 0.96)
    .slice(8)
    .map(
      (d, ring) =>
        `<path d="${d}" fill="none" stroke="#f3f1ea" stroke-opacity="${ring % 4 === 0 ? 0.8 : 0.42}" stroke-width="${ring % 4 === 0 ? 4 : 2}"/>`,
    )
  const border = 'M500 128L872 500L500 872L128 500Z'
  return (
    cloth('square', square, paint, [
      'M300 300C400 400 420 470 400 560',
      'M700 320C620 420 600 520 640 620',
      'M500 700C520 760 510 830 500 890',
      'M180 480C240 500 300 500 350 480',
    ]) +
    `<clipPath id="field"><path d="${border}"/></clipPath><g clip-path="url(#field)"><g transform="translate(500 500)">${lines.join('')}</g></g>` +
    `<path d="${border}" fill="none" stroke="#f3f1ea" stroke-opacity=".85" stroke-width="7"/><path d="M500 158L842 500L500 842L158 500Z" fill="none" stroke="#f3f1ea" stroke-opacity=".6" stroke-width="3" stroke-dasharray="4 12" stroke-linecap="round"/>` +
    `<circle cx="500" cy="500" r="128" fill="${paint.base}"/>` +
    paint.print(500, 500, 108)
  )
}

export function apron(paint: Paint): string {
  const body =
    'M372 210C440 226 560 226 628 210C640 330 690 400 770 430C786 600 784 780 772 912C600 930 400 930 228 912C216 780 214 600 230 430C310 400 360 330 372 210Z'
  const strap = (d: string) =>
    `<path d="${d}" fill="none" stroke="#2d211a" stroke-width="25"/><path d="${d}" fill="none" stroke="#7a5537" stroke-width="20"/><path d="${d}" fill="none" stroke="#d3b48c" stroke-opacity=".7" stroke-width="13" stroke-dasharray="2 7"/>`
  const pocket = 'M334 640C440 652 560 652 666 640L660 830C560 846 440 846 340 830Z'
  return (
    strap('M394 226C370 60 630 60 606 226') +
    strap('M240 452C180 470 130 520 96 600') +
    strap('M760 452C820 470 870 520 904 600') +
    cloth('body', body, paint, [
      'M300 440C340 560 320 740 280 900',
      'M704 440C664 560 684 740 722 900',
      'M400 240C410 320 430 360 460 390',
      'M420 920C440 880 450 870 452 850',
    ]) +
    seam('M380 246C440 260 560 260 620 246', paint) +
    seam('M232 888C400 906 600 906 768 888', paint) +
    cloth('pocket', pocket, paint, ['M360 660C356 720 356 770 362 820']) +
    seam('M336 668C440 680 560 680 664 668', paint) +
    seam('M500 650V842', paint) +
    [
      [394, 238],
      [606, 238],
      [334, 646],
      [666, 646],
      [500, 652],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="8" fill="#c79a55" stroke="#5f4420" stroke-width="2"/>`)
      .join('') +
    paint.print(500, 452, 104)
  )
}
