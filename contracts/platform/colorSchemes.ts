import { fonts } from './fonts.ts'
import { colorDeclarations, type Colors, colorVariable, fixed, fontDeclarations, light } from './tokens.ts'

/** Browsers get the dark colors in the page's styles, and their names from the light ones. */
const dark: Colors = {
  bg: '#0F1416',
  surface: '#171E21',
  raised: '#1F282C',
  sunken: '#0A0E10',
  text: '#EEF3F1',
  muted: '#A9B7B6',
  line: '#2C383C',
  lineStrong: '#6B7C7F',
  focus: '#9AD0FF',
  carnelian: '#FF8A5C',
  carnelianHover: '#FFA37D',
  onCarnelian: '#1B0D07',
  carnelianSoft: '#3A1D12',
  malachite: '#3ECF98',
  malachiteHover: '#66DDB0',
  onMalachite: '#04140D',
  malachiteSoft: '#0F2E23',
  amethyst: '#BFA6FF',
  amethystHover: '#D2C1FF',
  onAmethyst: '#120A26',
  amethystSoft: '#281F45',
  garnet: '#FF8C9C',
  onGarnet: '#22060B',
  garnetSoft: '#3B141B',
  pyrite: '#F0C05A',
  pyriteSoft: '#33270B',
  star: '#F0C05A',
  azurite: '#86C1FF',
  azuriteSoft: '#12283D',
  shade: 'rgb(0 0 0 / 0.36)',
  shadeDeep: 'rgb(0 0 0 / 0.64)',
}

export const colors = { light, dark }
export type Scheme = keyof typeof colors

/** Rules that choose the scheme: the system's, unless `data-theme` on the root is set. */
export function schemeRules(): string {
  const darkRules = `color-scheme:dark;${colorDeclarations(dark)}`
  return [
    `:root{color-scheme:light;${fontDeclarations(fonts)}--sh-font-mono:${fonts.mono};${colorDeclarations(light)}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${darkRules}}}`,
    `:root[data-theme=dark]{${darkRules}}`,
    `[data-on=basalt]{${colorVariable('focus')}:${fixed.ringOnBasalt}}`,
    `[data-on=plinth]{${colorVariable('focus')}:${fixed.ringOnPlinth}}`,
  ].join('\n')
}
