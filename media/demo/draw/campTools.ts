export const headlamp =
  '<g filter="url(#drop)"><path d="M110 330C150 220 650 220 690 330L690 420C650 330 150 330 110 420Z" fill="#17553f"/><path d="M110 350C150 246 650 246 690 350" stroke="#a7dbc4" stroke-width="8" stroke-dasharray="20 10" fill="none"/><path d="M110 420C140 620 660 620 690 420L690 360C650 560 150 560 110 360Z" fill="#0f3a2b"/>' +
  '<rect x="270" y="300" width="260" height="200" rx="44" fill="url(#rubberDown)"/><rect x="286" y="312" width="228" height="16" rx="8" fill="#fff" fill-opacity=".2"/><circle cx="400" cy="404" r="84" fill="#0e1315"/><circle cx="400" cy="404" r="72" fill="url(#steel)"/><circle cx="400" cy="404" r="50" fill="#fffbe6"/><circle cx="400" cy="404" r="26" fill="#fff"/><rect x="360" y="278" width="80" height="26" rx="10" fill="#b23a12"/></g><circle cx="400" cy="404" r="150" fill="#fff6cf" fill-opacity=".35" filter="url(#blur)"/>'

export const mapTube =
  '<g filter="url(#drop)" transform="rotate(-28 400 400)"><rect x="90" y="330" width="620" height="140" rx="14" fill="url(#leather)"/><rect x="90" y="340" width="620" height="22" fill="#fff" fill-opacity=".22"/>' +
  '<rect x="70" y="322" width="110" height="156" rx="14" fill="url(#rubberDown)"/><rect x="620" y="322" width="110" height="156" rx="14" fill="url(#rubberDown)"/>' +
  '<g fill="none" stroke="#5d3a18" stroke-opacity=".55" stroke-width="3">' +
  [0, 1, 2, 3, 4]
    .map(
      (i) =>
        `<path d="M${230 + i * 8} ${352 + i * 12}C${320 + i * 10} ${340 + i * 26} ${460 - i * 8} ${470 - i * 8} ${590 - i * 10} ${380 + i * 10}"/>`,
    )
    .join('') +
  '</g>' +
  '<path d="M130 322C160 180 640 180 672 322" stroke="#2d211a" stroke-width="22" fill="none"/><path d="M130 322C160 180 640 180 672 322" stroke="#8d6340" stroke-width="15" fill="none"/><rect x="380" y="196" width="44" height="34" rx="6" fill="url(#brass)"/></g>'

const stones = [
  '#b23a12',
  '#5a3aa0',
  '#0b6b4b',
  '#d9a441',
  '#17558c',
  '#8a5f43',
  '#e3b7b5',
  '#7c8587',
  '#c9c6bb',
  '#3b1f6b',
  '#e0713f',
  '#2e9a74',
]

export const specimenBox =
  '<g filter="url(#drop)"><rect x="110" y="170" width="580" height="460" rx="16" fill="url(#woodDown)"/><rect x="138" y="198" width="524" height="404" rx="6" fill="#3d2410"/></g>' +
  stones
    .map((color, i) => {
      const x = 146 + (i % 4) * 129
      const y = 206 + Math.floor(i / 4) * 132
      const cx = x + 60
      const cy = y + 56
      return (
        `<rect x="${x}" y="${y}" width="121" height="124" fill="#f1efe8"/><rect x="${x}" y="${y}" width="121" height="22" fill="#000" fill-opacity=".16"/>` +
        `<g filter="url(#near)" transform="translate(${cx} ${cy}) rotate(${i * 37})"><path d="M-38-8L-14-34L22-30L40-2L26 28L-12 34L-36 18Z" fill="${color}"/><path d="M-38-8L-14-34L-2-4Z" fill="#fff" fill-opacity=".45"/><path d="M-14-34L22-30L-2-4Z" fill="#fff" fill-opacity=".22"/><path d="M40-2L26 28L-2-4Z" fill="#000" fill-opacity=".22"/><path d="M26 28L-12 34L-2-4Z" fill="#000" fill-opacity=".34"/></g>` +
        `<rect x="${x + 22}" y="${y + 103}" width="76" height="6" rx="2" fill="#14191b" fill-opacity=".45"/>`
      )
    })
    .join('') +
  '<rect x="370" y="628" width="60" height="18" rx="6" fill="url(#brass)"/>'

export const sprayBottle =
  '<g filter="url(#drop)"><path d="M300 340C300 300 350 290 352 240H448C450 290 500 300 500 340L514 690Q514 722 480 722H320Q286 722 286 690Z" fill="#cfe3ea"/><path d="M292 470C360 456 440 484 508 468L514 690Q514 722 480 722H320Q286 722 286 690Z" fill="#7fb4c8"/><path d="M318 350L306 690" stroke="#fff" stroke-opacity=".75" stroke-width="16" stroke-linecap="round"/>' +
  '<rect x="344" y="200" width="112" height="46" rx="8" fill="url(#carnelian)"/><path d="M360 200V130Q360 96 400 96H520L560 120V160H470L450 200Z" fill="url(#rubberDown)"/><path d="M452 166C470 210 480 240 470 282L446 276C450 240 440 216 426 196Z" fill="#b23a12"/><rect x="556" y="118" width="22" height="44" rx="6" fill="#b23a12"/>' +
  '<rect x="330" y="520" width="140" height="120" rx="8" fill="#fff" fill-opacity=".85"/><path d="M400 536C430 574 436 590 430 604C420 626 380 626 370 604C364 590 370 574 400 536Z" fill="#17558c"/></g>' +
  [
    [640, 110],
    [660, 150],
    [690, 126],
    [626, 172],
    [704, 172],
    [672, 96],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6" fill="#7fb4c8" fill-opacity=".7"/>`)
    .join('')

export const tumbler =
  '<g filter="url(#drop)"><rect x="120" y="560" width="560" height="90" rx="16" fill="url(#rubberDown)"/><rect x="150" y="520" width="60" height="60" fill="#3b474c"/><rect x="590" y="520" width="60" height="60" fill="#3b474c"/><rect x="140" y="500" width="520" height="34" rx="17" fill="url(#steel)"/>' +
  '<rect x="190" y="220" width="380" height="300" rx="40" fill="url(#carnelianDown)"/>' +
  [0, 1, 2, 3, 4, 5, 6]
    .map((i) => `<rect x="190" y="${244 + i * 40}" width="380" height="10" fill="#000" fill-opacity=".14"/>`)
    .join('') +
  '<rect x="556" y="206" width="60" height="328" rx="20" fill="url(#rubberDown)"/><circle cx="632" cy="370" r="34" fill="url(#steel)"/><rect x="196" y="232" width="356" height="26" rx="13" fill="#fff" fill-opacity=".3"/>' +
  '<rect x="296" y="330" width="170" height="84" rx="10" fill="#f6f5ef"/><rect x="316" y="350" width="100" height="12" fill="#14191b"/><path d="M316 380H446M316 394H410" stroke="#14191b" stroke-opacity=".4" stroke-width="4"/><circle cx="610" cy="606" r="14" fill="#3ecf98"/></g>'

export const hardnessKit =
  '<g filter="url(#drop)"><rect x="110" y="280" width="580" height="290" rx="22" fill="url(#woodDown)"/><rect x="134" y="304" width="532" height="242" rx="10" fill="#2d211a"/></g>' +
  Array.from({ length: 9 }, (_, i) => {
    const x = 164 + i * 56
    const tip = ['#e6ebed', '#f4d48c', '#dbe9f2', '#8d6fd1', '#a7dbc4', '#f6c9a8', '#eef4f6', '#e0713f', '#b4cfe3'][i]
    return `<g filter="url(#near)"><rect x="${x - 15}" y="380" width="30" height="150" rx="6" fill="url(#steelAcross)"/><path d="M${x - 12} 380H${x + 12}L${x + 5} 338H${x - 5}Z" fill="url(#brass)"/><path d="M${x - 6} 340L${x} 312L${x + 6} 340Z" fill="${tip}"/></g><rect x="${x - 11}" y="${440}" width="22" height="30" rx="3" fill="#b23a12" fill-opacity="${0.25 + i * 0.08}"/>`
  }).join('') +
  '<g filter="url(#near)" transform="rotate(-6 400 640)"><rect x="260" y="610" width="280" height="92" rx="8" fill="#fbfbf8"/><path d="M290 660C340 640 380 664 420 646" stroke="#8f2415" stroke-width="10" fill="none" stroke-linecap="round"/><path d="M440 664L510 640" stroke="#3b474c" stroke-width="8" stroke-linecap="round"/></g>'

export const backpack =
  '<g filter="url(#drop)"><path d="M250 210C256 130 544 130 550 210C600 250 616 380 612 640C612 690 580 712 540 712H260C220 712 188 690 188 640C184 380 200 250 250 210Z" fill="url(#moss)"/><path d="M340 150C344 96 456 96 460 150" stroke="#0a2f23" stroke-width="20" fill="none"/>' +
  '<path d="M240 250C330 200 470 200 560 250C566 330 560 380 540 400H260C240 380 234 330 240 250Z" fill="#1f6b4e" stroke="#0a2f23" stroke-width="4"/><path d="M258 388H542" stroke="#a7dbc4" stroke-width="3" stroke-dasharray="10 7"/>' +
  '<rect x="236" y="450" width="328" height="216" rx="26" fill="#154b38" stroke="#0a2f23" stroke-width="4"/><path d="M250 500H550" stroke="#d9a441" stroke-width="7"/><rect x="520" y="494" width="14" height="40" rx="4" fill="url(#brass)"/>' +
  '<rect x="318" y="330" width="26" height="150" rx="6" fill="url(#leather)"/><rect x="456" y="330" width="26" height="150" rx="6" fill="url(#leather)"/><rect x="312" y="420" width="38" height="30" rx="5" fill="url(#brass)"/><rect x="450" y="420" width="38" height="30" rx="5" fill="url(#brass)"/>' +
  '<path d="M216 300C204 420 204 560 212 660" stroke="#fff" stroke-opacity=".2" stroke-width="16" fill="none" stroke-linecap="round"/></g>' +
  '<g filter="url(#near)" transform="rotate(8 640 430)"><rect x="628" y="300" width="22" height="300" rx="8" fill="url(#wood)"/><path d="M560 296C600 268 640 266 660 270H716V312H660C620 312 590 306 560 296Z" fill="url(#steel)"/></g>'
