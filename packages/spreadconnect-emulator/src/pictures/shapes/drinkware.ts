import type { Paint } from '../Paint.ts'

export function mug(paint: Paint): string {
  const handle = 'M684 392C800 372 856 430 848 520C840 620 770 676 672 668'
  return (
    `<path d="${handle}" fill="none" stroke="${paint.deep}" stroke-width="58"/><path d="${handle}" fill="none" stroke="${paint.base}" stroke-width="52"/><path d="${handle}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="12" filter="url(#soft)" transform="translate(-8 -8)"/>` +
    cylinder('mug', 'M212 282C212 330 700 330 700 282L690 776C684 826 228 826 222 776Z', paint, 212, 700) +
    rim(456, 282, 244, 44, paint, '#3a251b') +
    `<g clip-path="url(#mug)">${paint.print(446, 556, 172)}<rect width="1000" height="1000" fill="url(#round)"/></g>`
  )
}

export function enamelMug(paint: Paint): string {
  const handle = 'M690 420C810 396 850 470 838 540C826 624 764 668 684 664'
  const specks = Array.from(
    { length: 46 },
    (_, i) =>
      `<circle cx="${240 + ((i * 137) % 430)}" cy="${350 + ((i * 251) % 430)}" r="${1.5 + (i % 3)}" fill="${paint.deep}" fill-opacity=".28"/>`,
  )
  return (
    `<path d="${handle}" fill="none" stroke="${paint.deep}" stroke-width="36"/><path d="${handle}" fill="none" stroke="${paint.base}" stroke-width="30"/><path d="${handle}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="7" filter="url(#soft)" transform="translate(-6 -6)"/>` +
    cylinder('mug', 'M200 330C200 376 708 376 708 330L690 770C682 816 226 816 218 770Z', paint, 200, 708) +
    `<g clip-path="url(#mug)">${specks.join('')}${paint.print(450, 578, 152)}<rect width="1000" height="1000" fill="url(#round)"/></g>` +
    rim(454, 330, 254, 44, paint, '#2b2f30') +
    `<ellipse cx="454" cy="330" rx="256" ry="46" fill="none" stroke="#20282a" stroke-width="12"/><path d="M200 322C220 282 360 274 470 284" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>`
  )
}

export function bottle(paint: Paint): string {
  const body = 'M388 300C388 330 352 338 346 394L340 860C342 912 658 912 660 860L654 394C648 338 612 330 612 300Z'
  return (
    `<rect x="404" y="128" width="192" height="126" rx="16" fill="#24292b"/><rect x="404" y="128" width="192" height="126" rx="16" fill="url(#round)"/>` +
    `<path d="${Array.from({ length: 14 }, (_, i) => `M${414 + i * 13.3} 150V246`).join('')}" stroke="#000" stroke-opacity=".4" stroke-width="4"/>` +
    `<path d="M430 128C430 64 570 64 570 128" fill="none" stroke="#24292b" stroke-width="22"/><path d="M436 120C440 80 540 76 560 104" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="5"/>` +
    `<rect x="392" y="250" width="216" height="54" rx="8" fill="#c6cccd"/><rect x="392" y="250" width="216" height="54" fill="url(#round)"/>` +
    cylinder('bottle', body, paint, 340, 660) +
    `<g clip-path="url(#bottle)">${paint.print(500, 590, 124)}<rect width="1000" height="1000" fill="url(#round)"/><rect x="340" y="868" width="320" height="60" fill="#c6cccd"/><rect x="340" y="868" width="320" height="60" fill="#000" fill-opacity=".14"/></g>` +
    `<path d="${body}" fill="none" stroke="${paint.deep}" stroke-opacity=".5" stroke-width="2"/>`
  )
}

function cylinder(name: string, outline: string, paint: Paint, left: number, right: number): string {
  return (
    `<linearGradient id="round" gradientUnits="userSpaceOnUse" x1="${left}" x2="${right}" y1="0" y2="0">` +
    `<stop offset="0" stop-color="#000" stop-opacity=".42"/><stop offset=".12" stop-color="#000" stop-opacity=".1"/><stop offset=".24" stop-color="#fff" stop-opacity=".42"/><stop offset=".34" stop-color="#fff" stop-opacity=".06"/>` +
    `<stop offset=".72" stop-color="#000" stop-opacity=".06"/><stop offset=".93" stop-color="#000" stop-opacity=".3"/><stop offset="1" stop-color="#fff" stop-opacity=".1"/></linearGradient>` +
    `<clipPath id="${name}"><path d="${outline}"/></clipPath><path d="${outline}" fill="${paint.base}"/>` +
    `<path d="${outline}" fill="none" stroke="${paint.deep}" stroke-opacity=".4" stroke-width="2"/>`
  )
}

function rim(cx: number, cy: number, rx: number, ry: number, paint: Paint, drink: string): string {
  return (
    `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${paint.light}" stroke="${paint.deep}" stroke-opacity=".5" stroke-width="2"/>` +
    `<ellipse cx="${cx}" cy="${cy + 3}" rx="${rx - 14}" ry="${ry - 9}" fill="${paint.dark}"/>` +
    `<clipPath id="inside"><ellipse cx="${cx}" cy="${cy + 3}" rx="${rx - 14}" ry="${ry - 9}"/></clipPath>` +
    `<g clip-path="url(#inside)"><ellipse cx="${cx}" cy="${cy + 24}" rx="${rx - 20}" ry="${ry - 8}" fill="${drink}"/><path d="M${cx - 120} ${cy + 26}Q${cx} ${cy + 6} ${cx + 90} ${cy + 20}" stroke="#fff" stroke-opacity=".25" stroke-width="5" fill="none"/></g>`
  )
}
