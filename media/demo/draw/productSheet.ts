import sharp, { type OverlayOptions } from 'sharp'

export const PRODUCT_SIZE = 800

export async function productSheet(drawing: string, stones: OverlayOptions[] = [], inFront = ''): Promise<Buffer> {
  const layers: OverlayOptions[] = [{ input: svg(`${backdrop}${drawing}`) }, ...stones]
  if (inFront) layers.push({ input: svg(inFront) })
  return sharp({ create: { width: PRODUCT_SIZE, height: PRODUCT_SIZE, channels: 3, background: '#e7ecea' } })
    .composite(layers)
    .webp({ quality: 84 })
    .toBuffer()
}

function svg(content: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><defs>${materials}</defs>${content}</svg>`,
  )
}

// The light fades before the edge, so that the picture blends into the card.
const backdrop = '<rect width="800" height="800" fill="url(#glow)"/>'

const stops = (...pairs: [number, string][]) =>
  pairs.map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`).join('')

const materials =
  `<radialGradient id="glow" cy=".46" r=".5"><stop offset="0" stop-color="#fff" stop-opacity=".9"/><stop offset=".9" stop-color="#fff" stop-opacity="0"/></radialGradient>` +
  `<linearGradient id="steel" x2="0" y2="1">${stops([0, '#f4f7f8'], [0.25, '#b9c3c7'], [0.5, '#e6ebed'], [0.75, '#8d989d'], [1, '#5f6a70'])}</linearGradient>` +
  `<linearGradient id="steelAcross">${stops([0, '#6b767c'], [0.22, '#f2f5f6'], [0.48, '#aab4b9'], [0.8, '#7d888e'], [1, '#4c565b'])}</linearGradient>` +
  `<linearGradient id="wood">${stops([0, '#7a4a26'], [0.3, '#d59a5f'], [0.55, '#b97a42'], [1, '#5d361a'])}</linearGradient>` +
  `<linearGradient id="woodDown" x2="0" y2="1">${stops([0, '#dba66c'], [0.5, '#b97a42'], [1, '#6d4020'])}</linearGradient>` +
  `<linearGradient id="rubber">${stops([0, '#101517'], [0.28, '#58646a'], [0.5, '#2a3236'], [1, '#0b0f11'])}</linearGradient>` +
  `<linearGradient id="rubberDown" x2="0" y2="1">${stops([0, '#59656b'], [0.4, '#2b3337'], [1, '#0e1315'])}</linearGradient>` +
  `<linearGradient id="carnelian">${stops([0, '#7b2409'], [0.3, '#e0713f'], [0.55, '#b23a12'], [1, '#6a1f08'])}</linearGradient>` +
  `<linearGradient id="carnelianDown" x2="0" y2="1">${stops([0, '#e98155'], [0.4, '#c2491d'], [1, '#7b2409'])}</linearGradient>` +
  `<linearGradient id="moss" x2="0" y2="1">${stops([0, '#3a8a67'], [0.5, '#17553f'], [1, '#0a2f23'])}</linearGradient>` +
  `<linearGradient id="brass" x2="0" y2="1">${stops([0, '#fbe7b0'], [0.3, '#d9a441'], [0.6, '#f0cb78'], [1, '#7e5716'])}</linearGradient>` +
  `<linearGradient id="leather" x2="0" y2="1">${stops([0, '#d9a86c'], [0.5, '#b57c42'], [1, '#774a20'])}</linearGradient>` +
  `<linearGradient id="paper" x2="1" y2="1">${stops([0, '#ffffff'], [1, '#dfe5e2'])}</linearGradient>` +
  `<linearGradient id="glass" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".85"/><stop offset=".45" stop-color="#d4e6ee" stop-opacity=".25"/><stop offset="1" stop-color="#9fbecb" stop-opacity=".55"/></linearGradient>` +
  `<filter id="drop" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow dx="10" dy="22" stdDeviation="18" flood-color="#0a0e10" flood-opacity=".32"/></filter>` +
  `<filter id="near" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="3" dy="6" stdDeviation="5" flood-color="#0a0e10" flood-opacity=".35"/></filter>` +
  `<filter id="blur" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="14"/></filter>` +
  `<filter id="cloth" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".6" numOctaves="2" seed="3"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .5 0 0 0 -.14"/><feComposite in2="SourceAlpha" operator="in"/></filter>`
