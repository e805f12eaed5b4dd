/** The site's design tokens as plain data, for the SPA and for pages the server renders. */
export const light = {
  bg: '#F4F6F5',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  sunken: '#E7ECEA',
  text: '#14191B',
  muted: '#4A5658',
  line: '#CBD4D2',
  lineStrong: '#74827F',
  focus: '#17558C',
  carnelian: '#B23A12',
  carnelianHover: '#932E0C',
  onCarnelian: '#FFFFFF',
  carnelianSoft: '#FBE6DC',
  malachite: '#0B6B4B',
  malachiteHover: '#08543B',
  onMalachite: '#FFFFFF',
  malachiteSoft: '#DDF0E7',
  amethyst: '#5A3AA0',
  amethystHover: '#472C84',
  onAmethyst: '#FFFFFF',
  amethystSoft: '#EBE4F8',
  garnet: '#A5122D',
  onGarnet: '#FFFFFF',
  garnetSoft: '#FBE3E6',
  pyrite: '#7A5200',
  pyriteSoft: '#F7EBCB',
  star: '#A86F00',
  azurite: '#17558C',
  azuriteSoft: '#DFECF7',
  shade: 'rgb(10 14 16 / 0.18)',
  shadeDeep: 'rgb(10 14 16 / 0.32)',
}

export type Colors = typeof light
export type ColorName = keyof Colors

/** The same in both schemes: dark ground behind pictures, light ground behind products. */
export const fixed = {
  basalt: '#0A0E10',
  chalk: '#EEF3F1',
  chalkMuted: '#C9D4D2',
  ember: '#FF8A5C',
  plinth: '#E7ECEA',
  ink: '#14191B',
  ringOnBasalt: '#9AD0FF',
  ringOnPlinth: '#17558C',
} as const

/** The owner chooses the typeface, so styles name these variables instead of a family. */
export const fontVariables = {
  display: 'var(--sh-font-display)',
  text: 'var(--sh-font-text)',
  mono: 'var(--sh-font-mono)',
} as const

export const fontDeclarations = ({ display, text }: { display: string; text: string }): string =>
  `--sh-font-display:${display};--sh-font-text:${text};`

export const sizes = {
  xs: '0.8125rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.125rem',
  h4: '1.25rem',
  h3: '1.5rem',
  h2: 'clamp(1.75rem, 1.45rem + 1.3vw, 2.5rem)',
  h1: 'clamp(2.25rem, 1.7rem + 2.4vw, 3.5rem)',
  display: 'clamp(2.75rem, 1.6rem + 5.2vw, 5.25rem)',
} as const

export const spaces = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.5rem',
  6: '2rem',
  7: '3rem',
  8: '4rem',
  9: '6rem',
  10: '8rem',
} as const

export const radii = {
  tag: '2px',
  base: '4px',
  pill: '999px',
  cleaveS: '4px 14px 4px 4px',
  cleaveM: '4px 28px 4px 4px',
  cleaveL: '4px 48px 4px 4px',
} as const

/** Cuts the top right corner straight in browsers that can; others round it. */
export const cleavedCorner = 'round bevel round round'

export const motion = { fast: '120ms', base: '200ms', slow: '360ms', ease: 'cubic-bezier(0.2, 0.8, 0.2, 1)' } as const

export const layers = { header: 10, overlay: 30, dialog: 40, toast: 50 } as const

/** Minimum widths of the wider layouts, in pixels. */
export const breakpoints = { phone: 480, tablet: 720, laptop: 960, desktop: 1200 } as const

/** Colors of an agate, from its center outwards. */
export const ramps = {
  amethyst: ['#3B1F6B', '#5A3AA0', '#8D6FD1', '#C9B8F2', '#F1ECFB', '#8D6FD1'],
  carnelian: ['#5B1E0B', '#B23A12', '#E0713F', '#F6C9A8', '#FBE6DC', '#8A4A24'],
  moss: ['#06382A', '#0B6B4B', '#2E9A74', '#A7DBC4', '#E4F4EC', '#17553F'],
} as const
export type Ramp = keyof typeof ramps

/** Name of a color's CSS variable: `bg` → `--sh-color-bg`. */
export function colorVariable(name: string): string {
  return `--sh-color-${name}`
}

/** All colors of one scheme as CSS declarations. */
export function colorDeclarations(colors: Colors): string {
  return Object.entries(colors)
    .map(([name, value]) => `${colorVariable(name)}:${value};`)
    .join('')
}
