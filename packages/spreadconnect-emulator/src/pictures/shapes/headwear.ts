import { cloth, ribs, seam } from '../cloth.ts'
import type { Paint } from '../Paint.ts'

export function cap(paint: Paint): string {
  const crown =
    'M196 590C186 380 300 236 500 232C700 236 800 380 790 590C690 560 600 548 494 548C386 548 290 562 196 590Z'
  const brim =
    'M190 586C290 556 390 546 494 546C600 546 700 558 796 586C880 640 884 716 836 744C740 690 620 668 494 668C366 668 246 692 150 744C104 714 112 640 190 586Z'
  const brimPaint = paint.second ? { ...paint, base: paint.second } : paint
  return (
    cloth('crown', crown, paint, [
      'M352 300C320 380 306 460 300 560',
      'M654 290C700 380 712 470 712 560',
      'M500 240C510 290 508 330 506 360',
    ]) +
    seam('M494 236C470 330 470 440 478 546', paint).replace('translate(0 -7)', 'translate(-8 0)') +
    seam('M240 420C250 470 256 520 262 566', paint) +
    seam('M752 420C742 470 738 520 730 566', paint) +
    `<ellipse cx="498" cy="233" rx="26" ry="12" fill="${paint.dark}" stroke="${paint.deep}" stroke-width="2"/>` +
    cloth('brim', brim, brimPaint, ['M300 690C400 640 600 640 690 690'], brimPaint.base) +
    [0, 1, 2, 3]
      .map(
        (row) =>
          `<path d="M${182 - row * 9} ${624 + row * 26}C330 ${584 + row * 25} 660 ${584 + row * 25} ${806 + row * 9} ${624 + row * 26}" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="2" stroke-dasharray="8 5"/>`,
      )
      .join('') +
    paint.print(490, 426, 88)
  )
}

export function beanie(paint: Paint): string {
  const crown = 'M232 640C210 400 300 190 500 182C700 190 790 400 768 640Z'
  const band =
    'M216 600C400 566 600 566 784 600C796 680 794 750 784 804C600 838 400 838 216 804C206 750 204 680 216 600Z'
  const knit = Array.from({ length: 17 }, (_, index) => {
    const t = (index - 8) / 8
    return `M${500 + t * 262} 620C${500 + t * 285} 420 ${500 + t * 170} 230 ${500 + t * 26} 188`
  }).join('')
  return (
    `<circle cx="500" cy="176" r="66" fill="${paint.dark}"/><circle cx="500" cy="176" r="66" fill="url(#down)"/><circle cx="500" cy="176" r="66" fill="none" stroke="${paint.light}" stroke-opacity=".5" stroke-width="26" stroke-dasharray="5 7"/><circle cx="500" cy="176" r="36" fill="none" stroke="${paint.deep}" stroke-opacity=".35" stroke-width="30" stroke-dasharray="4 8"/>` +
    cloth('crown', crown, paint, ['M330 300C290 400 280 500 284 600', 'M664 280C716 380 724 500 720 600']) +
    `<path d="${knit}" fill="none" stroke="${paint.deep}" stroke-opacity=".36" stroke-width="5"/>` +
    cloth('band', band, paint, ['M236 610C400 580 600 580 764 610'], paint.dark) +
    ribs([216, 600, 784, 600], [216, 804, 784, 804], 38, paint) +
    `<rect x="416" y="616" width="168" height="168" rx="10" fill="#efe9dc" stroke="#000" stroke-opacity=".25" stroke-width="2"/><rect x="426" y="626" width="148" height="148" rx="6" fill="none" stroke="#8c8578" stroke-width="2" stroke-dasharray="7 5"/>` +
    paint.print(500, 700, 62)
  )
}

export function bucketHat(paint: Paint): string {
  const brim = 'M300 520C180 570 96 650 92 704C220 790 780 790 908 704C904 650 820 570 700 520Z'
  const crown =
    'M306 560C316 440 340 330 372 274C440 246 560 246 628 274C660 330 684 440 694 560C600 596 400 596 306 560Z'
  return (
    cloth('brim', brim, paint, [
      'M240 590C180 640 160 680 150 720',
      'M760 590C820 640 840 680 850 720',
      'M400 600C360 660 350 700 346 750',
      'M600 600C640 660 652 700 656 750',
    ]) +
    [0, 1, 2, 3]
      .map(
        (row) =>
          `<path d="M${262 - row * 42} ${572 + row * 32}C${360 - row * 22} ${640 + row * 32} ${640 + row * 22} ${640 + row * 32} ${738 + row * 42} ${572 + row * 32}" fill="none" stroke="${paint.deep}" stroke-opacity=".5" stroke-width="2" stroke-dasharray="8 5"/>`,
      )
      .join('') +
    cloth('crown', crown, paint, [
      'M372 300C346 380 336 460 330 560',
      'M630 300C656 380 664 460 668 560',
      'M420 290C520 316 560 300 600 284',
    ]) +
    seam('M374 276C440 306 560 306 626 276', paint) +
    `<circle cx="352" cy="404" r="7" fill="#8e8878"/><circle cx="648" cy="404" r="7" fill="#8e8878"/>` +
    paint.print(500, 448, 92)
  )
}
