import type { ProductType } from '../catalogue/productTypes.ts'
import { drawPicture } from './drawPicture.ts'

export function drawSizeChart({ shape }: ProductType): string {
  const model = drawPicture({
    shape,
    color: '#d9dfdd',
    motif: 'contour',
    ramp: 'moss',
    seed: 'size',
    back: true,
    width: 1000,
    height: 1000,
  })
  const arrow = (d: string, label: string, x: number, y: number) =>
    `<path d="${d}" stroke="#b23a12" stroke-width="5" fill="none"/><circle cx="${x}" cy="${y}" r="30" fill="#b23a12"/><text x="${x}" y="${y + 13}" font-family="sans-serif" font-size="38" font-weight="700" text-anchor="middle" fill="#fff">${label}</text>`
  const marks =
    arrow('M500 150V890M484 170L500 150L516 170M484 870L500 890L516 870', 'A', 500, 620) +
    arrow('M286 480H714M306 464L286 480L306 496M694 464L714 480L694 496', 'B', 620, 480)
  return model.replace('</svg>', `${marks}</svg>`)
}
