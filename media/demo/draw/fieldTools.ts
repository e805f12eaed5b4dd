export const rockHammer =
  '<g filter="url(#drop)" transform="rotate(38 400 400)">' +
  '<rect x="376" y="250" width="48" height="210" rx="6" fill="url(#steelAcross)"/>' +
  '<path d="M372 430H428L434 700Q434 742 400 742Q366 742 366 700Z" fill="url(#carnelian)"/>' +
  '<g stroke="#000" stroke-opacity=".28" stroke-width="6">' +
  Array.from({ length: 9 }, (_, i) => `<path d="M372 ${468 + i * 26}H428"/>`).join('') +
  '</g>' +
  '<path d="M384 440Q390 580 384 726" stroke="#fff" stroke-opacity=".35" stroke-width="6" fill="none"/>' +
  '<path d="M138 232C220 168 320 152 372 160L520 160L520 142H586V258H520V240L430 244L424 262H376L372 240C300 226 210 222 138 232Z" fill="url(#steel)" stroke="#4c565b" stroke-width="2"/>' +
  '<path d="M160 226C240 184 320 172 372 176L516 176" stroke="#fff" stroke-opacity=".8" stroke-width="5" fill="none"/>' +
  '<rect x="572" y="138" width="18" height="124" rx="6" fill="#7d888e"/></g>'

export const crackHammer =
  '<g filter="url(#drop)" transform="rotate(-32 400 400)">' +
  '<path d="M374 240H426L432 620Q446 730 400 742Q354 730 368 620Z" fill="url(#wood)"/>' +
  '<g fill="none" stroke="#4d2c14" stroke-opacity=".35" stroke-width="2"><path d="M384 300Q392 480 382 700"/><path d="M400 300Q404 460 402 720"/><path d="M414 300Q420 520 414 690"/></g>' +
  '<path d="M368 640Q366 730 400 742Q434 730 432 640Z" fill="#17553f"/>' +
  '<path d="M216 142L248 122H552L584 142V264L552 284H248L216 264Z" fill="url(#steel)" stroke="#3f484d" stroke-width="2"/>' +
  '<path d="M248 122V284M552 122V284" stroke="#4c565b" stroke-opacity=".6" stroke-width="2"/><path d="M262 142H540" stroke="#fff" stroke-opacity=".8" stroke-width="6"/>' +
  '<rect x="378" y="106" width="44" height="22" rx="3" fill="#b97a42"/><path d="M390 106V126M400 106V126M410 106V126" stroke="#4d2c14" stroke-width="2"/></g>'

export const chiselSet = [
  { x: 210, blade: 46, grip: 'carnelian' },
  { x: 400, blade: 72, grip: 'carnelian' },
  { x: 590, blade: 26, grip: 'carnelian' },
]
  .map(
    ({ x, blade, grip }) =>
      `<g filter="url(#drop)"><rect x="${x - 26}" y="96" width="52" height="22" rx="6" fill="url(#steelAcross)"/>` +
      `<path d="M${x - 18} 116H${x + 18}V150H${x - 18}Z" fill="url(#steelAcross)"/><rect x="${x - 38}" y="146" width="76" height="220" rx="24" fill="url(#${grip})"/>` +
      Array.from(
        { length: 6 },
        (_, i) =>
          `<path d="M${x - 38} ${186 + i * 28}H${x + 38}" stroke="#000" stroke-opacity=".25" stroke-width="6"/>`,
      ).join('') +
      `<path d="M${x - 17} 366H${x + 17}V560L${x + blade} 620V668L${x} 712L${x - blade} 668V620L${x - 17} 560Z" fill="url(#steelAcross)" stroke="#4c565b" stroke-width="2"/>` +
      `<path d="M${x - blade} 664L${x} 712L${x + blade} 664" fill="#fff" fill-opacity=".55"/></g>`,
  )
  .join('')

export const loupe =
  '<g filter="url(#drop)"><path d="M470 470L640 640Q668 690 640 706Q610 716 586 692L420 520Z" fill="url(#rubberDown)"/>' +
  '<path d="M446 446L500 500L452 548L398 494Z" fill="url(#brass)"/>' +
  '<circle cx="330" cy="330" r="222" fill="url(#rubberDown)"/><circle cx="330" cy="330" r="204" fill="url(#brass)"/><circle cx="330" cy="330" r="184" fill="#eef4f6"/></g>' +
  '<clipPath id="lens"><circle r="184"/></clipPath><g transform="translate(330 330)"><circle r="184" fill="#f6e4d2"/><g clip-path="url(#lens)">' +
  Array.from(
    { length: 8 },
    (_, i) =>
      `<path d="M-190 ${-150 + i * 44}C-100 ${-190 + i * 40} -20 ${-90 + i * 46} 190 ${-160 + i * 48}" stroke="${['#b23a12', '#e0713f', '#5b1e0b', '#f6c9a8'][i % 4]}" stroke-width="${10 + ((i * 7) % 15)}" fill="none"/>`,
  ).join('') +
  '</g><circle r="184" fill="url(#glass)"/><path d="M-130-90C-100-140-50-160 10-158C-50-130-90-90-110-40Z" fill="#fff" fill-opacity=".75"/><circle r="186" fill="none" stroke="#7e5716" stroke-width="5"/></g>'

export const uvTorch =
  '<path d="M470 300L790 120V560Z" fill="#7b4bff" fill-opacity=".16" filter="url(#blur)" transform="rotate(-14 400 400)"/>' +
  '<g filter="url(#drop)" transform="rotate(-14 400 400)"><rect x="70" y="356" width="330" height="92" rx="20" fill="url(#rubberDown)"/>' +
  Array.from(
    { length: 15 },
    (_, i) => `<path d="M${120 + i * 15} 358V446" stroke="#000" stroke-opacity=".5" stroke-width="5"/>`,
  ).join('') +
  '<rect x="62" y="366" width="26" height="72" rx="8" fill="#3b474c"/><rect x="220" y="346" width="62" height="20" rx="8" fill="#b23a12"/>' +
  '<path d="M398 350L452 322H528V482H452L398 454Z" fill="url(#rubberDown)"/><rect x="452" y="322" width="14" height="160" fill="#5a3aa0"/>' +
  '<ellipse cx="528" cy="402" rx="26" ry="80" fill="#2a1750"/><ellipse cx="530" cy="402" rx="19" ry="64" fill="#8d6fd1"/><ellipse cx="532" cy="402" rx="11" ry="38" fill="#e8dcff"/>' +
  '<path d="M96 372H392" stroke="#fff" stroke-opacity=".3" stroke-width="6"/></g>'

export const notebook =
  '<g filter="url(#drop)" transform="rotate(-7 400 400)"><rect x="206" y="120" width="400" height="560" rx="16" fill="#0a2f23"/><rect x="216" y="128" width="396" height="548" rx="8" fill="url(#paper)"/>' +
  '<path d="M604 140V668M608 140V668" stroke="#b7c0bc" stroke-width="2"/><rect x="196" y="116" width="400" height="560" rx="16" fill="url(#moss)"/><rect x="196" y="116" width="54" height="560" rx="16" fill="#000" fill-opacity=".2"/>' +
  '<g fill="none" stroke="#a7dbc4" stroke-opacity=".75" stroke-width="3">' +
  [150, 122, 96, 72, 48, 24]
    .map(
      (r) =>
        `<path d="M${420 - r} 380C${420 - r} ${380 - r * 1.1} ${420 + r * 0.7} ${380 - r * 1.25} ${420 + r} ${380 - r * 0.1}C${420 + r * 1.1} ${380 + r} ${420 - r * 0.6} ${380 + r * 1.1} ${420 - r} 380Z"/>`,
    )
    .join('') +
  '</g><circle cx="420" cy="376" r="9" fill="#ff8a5c"/><rect x="546" y="112" width="16" height="568" fill="#b23a12"/><rect x="546" y="112" width="5" height="568" fill="#fff" fill-opacity=".25"/>' +
  '<rect x="300" y="580" width="190" height="12" rx="4" fill="#e4f4ec" fill-opacity=".85"/><rect x="330" y="604" width="130" height="7" rx="3" fill="#e4f4ec" fill-opacity=".5"/></g>' +
  '<g filter="url(#near)" transform="rotate(16 660 420)"><rect x="640" y="200" width="26" height="380" fill="#d9a441"/><rect x="640" y="200" width="9" height="380" fill="#f4d48c"/><rect x="640" y="176" width="26" height="30" fill="#b9c3c7"/><rect x="640" y="150" width="26" height="30" rx="8" fill="#c2491d"/><path d="M640 580H666L653 626Z" fill="#e8cfa4"/><path d="M648 608H658L653 626Z" fill="#14191b"/></g>'

const bag = (x: number, y: number, turn: number, stone: string) =>
  `<g filter="url(#drop)" transform="translate(${x} ${y}) rotate(${turn})"><path d="M-130-180C-60-190 60-190 130-180C150-40 156 100 140 190C60 214-60 214-140 190C-156 100-150-40-130-180Z" fill="#d9cdb4"/>` +
  `<path d="M-130-180C-60-190 60-190 130-180C150-40 156 100 140 190C60 214-60 214-140 190C-156 100-150-40-130-180Z" filter="url(#cloth)" opacity=".5"/>` +
  '<path d="M-134-128C-50-116 50-116 134-128" stroke="#7a5537" stroke-width="9" fill="none"/><path d="M-134-128C-50-116 50-116 134-128" stroke="#c99b6a" stroke-width="9" stroke-dasharray="3 7" fill="none"/><path d="M126-126C170-100 168-30 150 10" stroke="#8d6340" stroke-width="8" fill="none" stroke-linecap="round"/>' +
  '<path d="M-90-170C-80-60-100 60-70 190M80-170C70-70 100 40 60 196" stroke="#000" stroke-opacity=".12" stroke-width="16" fill="none"/>' +
  `<rect x="-74" y="-40" width="148" height="120" rx="6" fill="#f6f5ef" stroke="#000" stroke-opacity=".15"/><rect x="-54" y="-18" width="70" height="9" fill="#14191b" fill-opacity=".8"/><path d="M-54 14H54M-54 34H54M-54 54H20" stroke="#14191b" stroke-opacity=".35" stroke-width="3"/><circle cx="44" cy="-12" r="14" fill="${stone}"/></g>`

export const sampleBags = bag(230, 360, -9, '#5a3aa0') + bag(570, 350, 8, '#0b6b4b') + bag(400, 470, 0, '#b23a12')

export const brush =
  '<g filter="url(#drop)" transform="rotate(40 400 400)"><path d="M372 60Q400 34 428 60L436 380H364Z" fill="url(#wood)"/><circle cx="400" cy="86" r="10" fill="#3d2410"/><path d="M352 376H448V470H352Z" fill="url(#steelAcross)"/><path d="M352 396H448M352 412H448M352 452H448" stroke="#4c565b" stroke-width="3"/>' +
  '<path d="M350 470H450C462 560 474 640 462 744C420 756 380 756 338 744C326 640 338 560 350 470Z" fill="#d7b583"/>' +
  Array.from(
    { length: 24 },
    (_, i) =>
      `<path d="M${354 + i * 4} 472C${348 + i * 4.4} 580 ${340 + i * 5.2} 660 ${340 + i * 5.2} ${738 + (i % 4) * 4}" stroke="${i % 2 ? '#8a6434' : '#f1dbb4'}" stroke-opacity=".6" stroke-width="2" fill="none"/>`,
  ).join('') +
  '</g>'

const glove = (flip: number, x: number, turn: number) =>
  `<g filter="url(#drop)" transform="translate(${x} 420) rotate(${turn}) scale(${flip} 1)">` +
  '<path d="M-96 300L-104 120C-132 60-170 10-186-40C-196-76-156-92-134-62L-92 0L-100-190C-100-226-54-226-50-190L-44-60L-40-236C-38-274 8-274 10-236L12-60L22-218C26-252 70-250 70-214L66-40L86-150C94-182 134-174 130-140C124-40 116 60 100 130L96 300Z" fill="url(#leather)" stroke="#5d3a18" stroke-width="3"/>' +
  '<path d="M-104 120C-40 150 50 150 100 130L96 300H-96Z" fill="#17553f"/><path d="M-100 150C-40 176 50 176 98 156" stroke="#a7dbc4" stroke-width="4" stroke-dasharray="10 7" fill="none"/>' +
  '<path d="M-44-60C-42-20-40 10-36 40M12-60C12-20 12 10 14 40M66-40C62-10 60 20 56 50M-92 0C-70 30-60 60-56 96" stroke="#5d3a18" stroke-opacity=".6" stroke-width="4" fill="none"/><path d="M-76-176V-60M-14-220V-70M44-200L36-60" stroke="#fff" stroke-opacity=".22" stroke-width="9" fill="none" stroke-linecap="round"/></g>'

export const gloves = glove(1, 260, -8) + glove(-1, 545, 8)

export const glasses =
  '<g filter="url(#drop)"><path d="M112 330C60 300 70 250 130 236L240 214" stroke="#2b3337" stroke-width="22" fill="none" stroke-linecap="round"/><path d="M688 330C740 300 730 250 670 236L560 214" stroke="#2b3337" stroke-width="22" fill="none" stroke-linecap="round"/>' +
  '<path d="M106 332C220 296 580 296 694 332C712 420 690 520 596 536C510 546 462 520 436 462Q400 420 364 462C338 520 290 546 204 536C110 520 88 420 106 332Z" fill="url(#glass)" stroke="#b23a12" stroke-width="15" stroke-linejoin="round"/></g>' +
  '<path d="M150 362C190 340 250 332 320 332C260 380 210 440 190 510C150 480 140 420 150 362Z" fill="#fff" fill-opacity=".6"/><path d="M480 334C540 334 600 340 640 356C600 400 560 450 545 516C505 500 470 450 480 334Z" fill="#fff" fill-opacity=".4"/><path d="M372 448Q400 424 428 448" stroke="#7b2409" stroke-width="10" fill="none"/>'

export const sieve =
  '<g filter="url(#drop)"><ellipse cx="400" cy="420" rx="310" ry="190" fill="#14533d"/><path d="M90 420V480C90 590 230 660 400 660S710 590 710 480V420Z" fill="url(#moss)"/><path d="M90 452C110 560 260 620 400 620S690 560 710 452" stroke="#fff" stroke-opacity=".18" stroke-width="8" fill="none"/><ellipse cx="400" cy="420" rx="310" ry="190" fill="#1f6b4e"/><ellipse cx="400" cy="424" rx="276" ry="160" fill="#c9d1d3"/></g>' +
  '<clipPath id="mesh"><ellipse cx="400" cy="424" rx="276" ry="160"/></clipPath><g clip-path="url(#mesh)"><g stroke="#5f6a70" stroke-width="4">' +
  Array.from({ length: 40 }, (_, i) => `<path d="M${110 + i * 15} 250V600"/>`).join('') +
  Array.from({ length: 34 }, (_, i) => `<path d="M110 ${258 + i * 10.5}H690"/>`).join('') +
  '</g><g filter="url(#near)">' +
  [
    [280, 420, 40, '#b23a12'],
    [350, 470, 30, '#6f665c'],
    [420, 400, 48, '#7c8587'],
    [500, 460, 36, '#e0a070'],
    [460, 510, 22, '#5b6468'],
    [560, 400, 26, '#0b6b4b'],
    [330, 380, 22, '#c9c6bb'],
    [390, 520, 26, '#8a5f43'],
  ]
    .map(
      ([x, y, r, c]) =>
        `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${Number(r) * 0.74}" fill="${c}"/><ellipse cx="${Number(x) - Number(r) * 0.25}" cy="${Number(y) - Number(r) * 0.28}" rx="${Number(r) * 0.36}" ry="${Number(r) * 0.16}" fill="#fff" fill-opacity=".5"/>`,
    )
    .join('') +
  '</g></g><ellipse cx="400" cy="424" rx="276" ry="160" fill="none" stroke="#0a2f23" stroke-width="6"/>'

export const compass =
  '<g filter="url(#drop)"><circle cx="400" cy="128" r="42" fill="none" stroke="url(#brass)" stroke-width="16"/><rect x="372" y="150" width="56" height="50" rx="10" fill="url(#brass)"/><circle cx="400" cy="440" r="258" fill="url(#brass)"/><circle cx="400" cy="440" r="226" fill="#7e5716"/><circle cx="400" cy="440" r="218" fill="#f7f9f8"/></g>' +
  Array.from(
    { length: 72 },
    (_, i) =>
      `<path d="M400 ${232}V${i % 18 === 0 ? 268 : i % 6 === 0 ? 256 : 246}" stroke="#14191b" stroke-width="${i % 18 === 0 ? 6 : 2.4}" transform="rotate(${i * 5} 400 440)"/>`,
  ).join('') +
  [150, 118, 86]
    .map(
      (r) => `<circle cx="400" cy="440" r="${r}" fill="none" stroke="#74827f" stroke-opacity=".45" stroke-width="2"/>`,
    )
    .join('') +
  '<g filter="url(#near)" transform="rotate(28 400 440)"><path d="M400 270L432 440H368Z" fill="url(#carnelian)"/><path d="M400 610L432 440H368Z" fill="#c9d1d3"/><path d="M400 610L400 440H368Z" fill="#8d989d"/></g><circle cx="400" cy="440" r="18" fill="url(#brass)" stroke="#7e5716" stroke-width="3"/><path d="M240 350C280 270 360 230 440 238C350 270 290 330 262 410Z" fill="#fff" fill-opacity=".5"/>'
