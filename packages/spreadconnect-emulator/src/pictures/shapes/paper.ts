import type { Paint } from '../Paint.ts'

export function sticker(paint: Paint): string {
  return (
    `<g filter="url(#drop)"><circle cx="500" cy="500" r="372" fill="#fff"/></g>` +
    `<circle cx="500" cy="500" r="346" fill="#f1efe8"/><circle cx="500" cy="500" r="346" fill="none" stroke="#14191b" stroke-opacity=".18" stroke-width="2"/>` +
    paint.print(500, 500, 292) +
    `<path d="M226 330C300 180 470 130 600 160C470 180 330 250 226 330Z" fill="#fff" fill-opacity=".28"/>` +
    `<path d="M862 586C850 700 770 800 676 836C720 780 770 690 862 586Z" fill="#dfe3e1"/><path d="M862 586C790 640 720 730 676 836C700 740 760 640 862 586Z" fill="#fff"/>`
  )
}

export function poster(paint: Paint): string {
  const paper = paint.base
  return (
    `<g filter="url(#drop)"><rect x="204" y="96" width="592" height="808" rx="3" fill="#23282a"/></g>` +
    `<rect x="204" y="96" width="592" height="808" rx="3" fill="url(#down)"/><rect x="222" y="114" width="556" height="772" fill="${paper}"/>` +
    `<rect x="222" y="114" width="556" height="772" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="3"/>` +
    paint.print(500, 446, 222) +
    `<g stroke="#1d2527" stroke-width="1.6"><path d="M276 716H724"/><path d="M276 722H724" stroke-opacity=".4"/></g>` +
    `<g fill="#1d2527">${[330, 250, 290].map((width, row) => `<rect x="276" y="${746 + row * 26}" width="${width}" height="${row === 0 ? 14 : 6}" rx="2" fill-opacity="${row === 0 ? 0.9 : 0.35}"/>`).join('')}</g>` +
    Array.from(
      { length: 5 },
      (_, i) =>
        `<rect x="${624 + i * 20}" y="746" width="20" height="14" fill="#1d2527" fill-opacity="${i % 2 ? 0.1 : 0.85}"/>`,
    ).join('') +
    `<path d="M222 114L520 114L300 886L222 886Z" fill="#fff" fill-opacity=".09"/>`
  )
}
