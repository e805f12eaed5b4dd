import { createTheme } from 'styled-components'
import {
  breakpoints,
  cleavedCorner,
  fixed,
  fontVariables,
  layers,
  light,
  motion,
  radii,
  sizes,
  spaces,
} from '#contracts/platform/tokens.ts'

const paint = createTheme({ color: light }, { prefix: 'sh' })

/** Without `paint.GlobalStyle`, which would write circular references here. */
export const theme = {
  color: paint.color,
  fixed,
  font: fontVariables,
  size: sizes,
  space: spaces,
  radius: radii,
  motion,
  layer: layers,
  shadow: {
    floating: `0 12px 32px ${paint.color.shade}`,
    dialog: `0 24px 64px ${paint.color.shadeDeep}`,
  },
  cleave: {
    small: `border-radius: ${radii.cleaveS}; corner-shape: ${cleavedCorner};`,
    medium: `border-radius: ${radii.cleaveM}; corner-shape: ${cleavedCorner};`,
    large: `border-radius: ${radii.cleaveL}; corner-shape: ${cleavedCorner};`,
  },
  from: {
    phone: `@media (min-width: ${breakpoints.phone}px)`,
    tablet: `@media (min-width: ${breakpoints.tablet}px)`,
    laptop: `@media (min-width: ${breakpoints.laptop}px)`,
    desktop: `@media (min-width: ${breakpoints.desktop}px)`,
  },
  below: {
    tablet: `@media (max-width: ${breakpoints.tablet - 0.02}px)`,
    laptop: `@media (max-width: ${breakpoints.laptop - 0.02}px)`,
    desktop: `@media (max-width: ${breakpoints.desktop - 0.02}px)`,
  },
}
