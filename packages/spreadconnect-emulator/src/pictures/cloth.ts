import type { Paint } from './Paint.ts'

export function cloth(
  name: string,
  outline: string,
  paint: Paint,
  folds: readonly string[],
  fill = paint.base,
): string {
  const shadows = folds
    .map((d) => `<path d="${d}" stroke="#000" stroke-opacity="${paint.shadow}" stroke-width="13"/>`)
    .join('')
  const lights = folds
    .map(
      (d) =>
        `<path d="${d}" stroke="#fff" stroke-opacity="${paint.glow}" stroke-width="10" transform="translate(-13 -5)"/>`,
    )
    .join('')
  return (
    `<clipPath id="${name}"><path d="${outline}"/></clipPath>` +
    `<path d="${outline}" fill="${fill}"/>` +
    `<g clip-path="url(#${name})">` +
    `<rect width="1000" height="1000" fill="url(#across)"/><rect width="1000" height="1000" fill="url(#down)"/>` +
    `<g fill="none" stroke-linecap="round" filter="url(#soft)">${shadows}${lights}</g>` +
    `<path d="${outline}" fill="none" stroke="#000" stroke-opacity="${paint.shadow * 0.9}" stroke-width="26" filter="url(#soft)"/>` +
    `<rect width="1000" height="1000" filter="url(#weave)" opacity=".28"/>` +
    `</g>` +
    `<path d="${outline}" fill="none" stroke="${paint.deep}" stroke-opacity=".55" stroke-width="2" stroke-linejoin="round"/>`
  )
}

export function seam(d: string, paint: Paint): string {
  return (
    `<path d="${d}" fill="none" stroke="${paint.deep}" stroke-opacity=".7" stroke-width="2.2"/>` +
    `<path d="${d}" fill="none" stroke="${paint.light}" stroke-opacity=".55" stroke-width="1.6" stroke-dasharray="7 5" transform="translate(0 -7)"/>`
  )
}

/** Between two parallel edges, each [x1, y1, x2, y2]. */
export function ribs(top: readonly number[], bottom: readonly number[], count: number, paint: Paint): string {
  const [ax = 0, ay = 0, bx = 0, by = 0] = top
  const [cx = 0, cy = 0, dx = 0, dy = 0] = bottom
  const lines = Array.from({ length: count - 1 }, (_, index) => {
    const t = (index + 1) / count
    const bend = Math.sin(t * Math.PI) * 9
    return `M${(ax + (bx - ax) * t).toFixed(1)} ${(ay + (by - ay) * t + bend).toFixed(1)}L${(cx + (dx - cx) * t).toFixed(1)} ${(cy + (dy - cy) * t + bend).toFixed(1)}`
  })
  return `<path d="${lines.join('')}" stroke="${paint.deep}" stroke-opacity=".42" stroke-width="3.4" fill="none"/>`
}
