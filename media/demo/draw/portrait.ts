import { agate, OWN_STONE } from '#contracts/platform/agate.ts'

const SLICE = { width: 300, height: 300, bands: OWN_STONE.bands, center: { x: 140, y: 155 } }

/** A hunter in a hat who holds a slice of agate against the evening sun. Over a scene of 960 by 960. */
export function portrait(): string {
  const rings = agate('a slice in the evening', SLICE)
    .toReversed()
    .map((path, index) => `<path d="${path}" fill="${OWN_STONE.colors[index % OWN_STONE.colors.length]}"/>`)
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="960" viewBox="0 0 960 960">
    <defs>
      <radialGradient id="glow"><stop offset="0" stop-color="#ffd9a0" stop-opacity=".85"/><stop offset="1" stop-color="#e0713f" stop-opacity="0"/></radialGradient>
      <linearGradient id="skin" x1="0" x2="1"><stop offset=".1" stop-color="#3a211b"/><stop offset=".62" stop-color="#8d4f34"/><stop offset="1" stop-color="#f0b483"/></linearGradient>
      <linearGradient id="coat" x1="0" x2="1"><stop offset="0" stop-color="#0b1013"/><stop offset=".7" stop-color="#1d2b2b"/><stop offset="1" stop-color="#5a3a2c"/></linearGradient>
      <linearGradient id="hat" x1="0" x2="1"><stop offset="0" stop-color="#171413"/><stop offset=".6" stop-color="#3b2a20"/><stop offset="1" stop-color="#b06a3c"/></linearGradient>
      <clipPath id="slice"><path d="M22 140C18 60 82 14 152 16c78 2 132 56 128 132-4 82-60 138-140 134C66 278 26 218 22 140Z"/></clipPath>
    </defs>
    <circle cx="742" cy="470" r="330" fill="url(#glow)"/>
    <path fill="#120d0c" d="M338 300c-46 92-58 210-34 350l104 20c-34-120-30-240-6-366Z"/>
    <path fill="url(#skin)" d="M352 292l158 4c6 30 8 50 14 70l31 58c4 9-2 15-12 17l-17 3 4 24-10 8 6 13c-1 9-8 12-8 20 3 36-24 56-64 50l-10 4-2 110-112-6 2-170c-20-70-14-150 20-205Z"/>
    <path fill="#120d0c" d="M338 300l44 4c24 60 18 120-6 178 4 70 2 110-20 172l-52-4c-24-140-12-258 34-350Z"/>
    <path fill="none" stroke="#2a1712" stroke-width="6" stroke-linecap="round" d="M486 372q16-6 28 3M494 500q12 3 20-2M488 352q16-10 28-6"/>
    <path fill="#2a1712" opacity=".45" d="M352 292l158 4c4 16 5 28 8 40-50 6-110 14-168 4Z"/>
    <path fill="url(#coat)" d="M96 960c12-150 92-250 232-312l112 4c80 36 150 96 182 170l28 138Z"/>
    <path fill="#263636" d="M316 632l-34 96 112 62 62-124-14-30-40 44Z"/>
    <path fill="#b23a12" d="M330 640q52 46 112 14l10 26q-58 40-132-6Z"/>
    <path fill="url(#coat)" d="M520 960c40-110 90-200 146-268l84 42c-30 90-50 160-62 226Z"/>
    <path fill="url(#skin)" d="M664 700c-8-46 4-86 28-112l44-14 34 40-8 66-26 60Z"/>
    <g transform="translate(602 330)"><g clip-path="url(#slice)">${rings}</g>
      <path fill="none" stroke="#3a1a10" stroke-width="9" d="M22 140C18 60 82 14 152 16c78 2 132 56 128 132-4 82-60 138-140 134C66 278 26 218 22 140Z"/></g>
    <path fill="url(#skin)" d="M690 612q30-34 62-20l10 16q-14 14-32 14l26 10q6 14-8 20l-34-4 22 16q2 14-14 18l-40-16Z"/>
    <path fill="url(#hat)" d="M214 296c74-34 122-34 128-44 2-70 34-120 96-116 66-10 104 40 112 118 30 6 84 22 122 60-130 20-330 28-458-18Z"/>
    <path fill="#d8602a" d="M342 250c66 16 140 16 208 2l1 30c-70 14-140 14-214 0Z"/>
  </svg>`
}
