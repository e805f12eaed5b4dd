import { cloth, seam } from '../cloth.ts'
import type { Paint } from '../Paint.ts'

export function tote(paint: Paint): string {
  const body =
    'M222 372C400 360 600 360 778 372C786 560 796 740 790 900C600 916 400 916 210 900C204 740 214 560 222 372Z'
  const strap = (d: string, far: boolean) =>
    `<path d="${d}" fill="none" stroke="${paint.deep}" stroke-width="40"/><path d="${d}" fill="none" stroke="${far ? paint.dark : paint.base}" stroke-width="36"/><path d="${d}" fill="none" stroke="${paint.deep}" stroke-opacity=".5" stroke-width="26" stroke-dasharray="2 6"/>` +
    (far
      ? ''
      : `<path d="${d}" fill="none" stroke="#fff" stroke-opacity="${paint.glow * 0.6}" stroke-width="10" transform="translate(-9 -3)"/>`)
  return (
    strap('M364 400C366 120 634 120 636 400', true) +
    cloth('body', body, paint, [
      'M262 430C300 560 290 700 250 860',
      'M742 430C708 560 716 700 756 860',
      'M370 390C390 440 420 470 460 480',
      'M630 390C610 440 580 470 540 480',
      'M400 905C430 850 470 830 520 830',
    ]) +
    seam('M222 410C400 398 600 398 779 410', paint) +
    strap('M344 430C340 40 660 40 656 430', false) +
    [344, 656]
      .map(
        (x) =>
          `<rect x="${x - 20}" y="392" width="40" height="54" fill="${paint.base}" stroke="${paint.deep}" stroke-opacity=".7" stroke-width="2"/><path d="M${x - 14} 398L${x + 14} 440M${x + 14} 398L${x - 14} 440" stroke="${paint.deep}" stroke-opacity=".6" stroke-width="2" stroke-dasharray="5 4"/>`,
      )
      .join('') +
    paint.print(500, 650, 172)
  )
}

export function drawstringBag(paint: Paint): string {
  const body =
    'M264 250C340 270 420 262 500 266C580 262 660 270 736 250C770 420 790 700 772 884C600 920 400 920 228 884C210 700 230 420 264 250Z'
  const ruffle =
    'M264 250C280 200 310 190 350 206C390 184 430 196 460 188C500 202 540 184 580 198C620 184 660 196 690 196C716 200 730 220 736 250C660 272 580 264 500 268C420 264 340 272 264 250Z'
  const cord = (d: string) =>
    `<path d="${d}" fill="none" stroke="#2a2622" stroke-width="15" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#d7c8a8" stroke-width="10" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#8a7a58" stroke-width="10" stroke-dasharray="2 7"/>`
  return (
    cloth(
      'ruffle',
      ruffle,
      paint,
      [
        'M320 206C326 226 330 240 330 260',
        'M420 200C424 224 426 240 426 264',
        'M540 200C538 224 536 240 536 264',
        'M640 204C636 224 634 240 632 262',
      ],
      paint.dark,
    ) +
    cloth('body', body, paint, [
      'M330 270C340 340 330 420 300 500',
      'M420 270C426 330 420 380 410 420',
      'M580 270C576 330 582 380 590 420',
      'M670 270C664 340 674 420 700 500',
      'M290 880C320 800 380 760 440 740',
      'M710 880C690 810 640 770 590 750',
    ]) +
    cord('M262 256C340 282 660 282 738 256') +
    cord('M264 258C180 420 170 700 246 850') +
    cord('M736 258C820 420 830 700 754 850') +
    [250, 750]
      .map(
        (x) =>
          `<circle cx="${x}" cy="850" r="20" fill="#b89a54" stroke="#5f4c22" stroke-width="3"/><circle cx="${x}" cy="850" r="9" fill="#3a2f18"/>`,
      )
      .join('') +
    paint.print(500, 580, 164)
  )
}
