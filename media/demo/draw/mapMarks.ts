import { createNoise } from './createNoise.ts'

export function mapMarks(seed: number, width: number, height: number, ink: string): string {
  const noise = createNoise(seed + 4000)
  const unit = height / 720
  const spots = Array.from({ length: 4 }, (_, i) => ({
    x: width * (0.16 + 0.2 * i + 0.1 * noise.random()),
    y: height * (0.28 + 0.46 * noise.random()),
  }))
  const track = spots
    .map(({ x, y }, i) => (i === 0 ? `M${x} ${y}` : `S${x - 60 * unit} ${y + 70 * unit * (i % 2 ? 1 : -1)} ${x} ${y}`))
    .join('')
  const pins = spots.map(
    ({ x, y }, i) =>
      `<g transform="translate(${x} ${y}) scale(${unit * (i === 2 ? 1.35 : 1)})"><ellipse cy="2" rx="12" ry="5" fill="#000" fill-opacity=".3"/><path d="M0 0C-24-28-24-58 0-60C24-58 24-28 0 0Z" fill="${['#b23a12', '#5a3aa0', '#b23a12', '#0b6b4b'][i]}" stroke="#fff" stroke-width="2.5"/><circle cy="-38" r="9" fill="#fff"/></g>`,
  )
  const bar = [0, 1, 2, 3].map(
    (i) =>
      `<rect x="${i * 44 * unit}" width="${44 * unit}" height="${8 * unit}" fill="${i % 2 ? 'none' : ink}" stroke="${ink}" stroke-width="1.5"/>`,
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${track}" fill="none" stroke="${ink}" stroke-width="${4 * unit}" stroke-dasharray="${2 * unit} ${11 * unit}" stroke-linecap="round"/>${pins.join('')}` +
    `<g transform="translate(${40 * unit} ${height - 48 * unit})">${bar.join('')}</g>` +
    `<g transform="translate(${width - 64 * unit} ${70 * unit}) scale(${unit})"><circle r="30" fill="none" stroke="${ink}" stroke-width="2"/><path d="M0-42L10 0H-10Z" fill="#b23a12"/><path d="M0 42L10 0H-10Z" fill="${ink}" fill-opacity=".6"/></g></svg>`
  )
}
