import type { SchemeColors } from '#contracts/platform/site.ts'
import { colorVariable, fontDeclarations } from '#contracts/platform/tokens.ts'
import type { Brand } from '#domain/platform/site/readBrand.ts'

/**
 * The rules that replace the standard's variables, behind the rules of the site; empty when nothing was chosen. The
 * standard's dark rules are more specific than `:root`, so what is chosen for light only does not reach them.
 */
export function themeRules({ light, dark, fonts }: Brand['theme']): string {
  const lightRules = declarations(light) + (fonts ? fontDeclarations(fonts) : '')
  const darkRules = declarations(dark)
  return [
    lightRules && `:root{${lightRules}}`,
    darkRules && `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${darkRules}}}`,
    darkRules && `:root[data-theme=dark]{${darkRules}}`,
  ].join('')
}

const declarations = (colors: SchemeColors): string =>
  Object.entries(colors)
    .map(([name, value]) => `${colorVariable(name)}:${value};`)
    .join('')
