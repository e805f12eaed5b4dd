import { cloth, seam } from '../cloth.ts'
import type { Paint } from '../Paint.ts'

const outline =
  'M352 130L404 122C410 232 590 232 596 122L648 130C650 240 664 320 722 380C712 540 714 720 724 872C600 902 400 902 276 872C286 720 288 540 278 380C336 320 350 240 352 130Z'
const inner = 'M404 122C430 150 570 150 596 122C590 232 410 232 404 122Z'

export function tank(paint: Paint): string {
  const folds = [
    'M300 400C340 470 356 560 352 650',
    'M700 400C664 470 650 560 650 640',
    'M306 870C330 790 380 720 430 670',
    'M694 870C672 800 640 740 590 690',
    'M378 150C384 220 400 270 430 310',
  ]
  const neck = 'M404 122C410 232 590 232 596 122'
  const arms = ['M352 130C350 240 336 320 278 380', 'M648 130C650 240 664 320 722 380']
  const binding = (d: string) =>
    `<path d="${d}" fill="none" stroke="${paint.deep}" stroke-opacity=".6" stroke-width="15"/><path d="${d}" fill="none" stroke="${paint.dark}" stroke-width="11"/>`
  return (
    `<path d="${inner}" fill="${paint.deep}"/>` +
    cloth(
      'body',
      paint.back ? outline.replace('C410 232 590 232 596 122', 'C420 172 580 172 596 122') : outline,
      paint,
      folds,
    ) +
    (paint.back ? binding('M404 122C420 172 580 172 596 122') : binding(neck)) +
    arms.map(binding).join('') +
    seam('M278 856C400 884 600 884 722 856', paint) +
    paint.print(500, 440, 116)
  )
}
