import type { Ramp } from '../catalogue/articleTable.ts'

export const ramps: Record<Ramp, readonly [string, string, string, string, string, string]> = {
  amethyst: ['#3b1f6b', '#5a3aa0', '#8d6fd1', '#c9b8f2', '#f1ecfb', '#8d6fd1'],
  carnelian: ['#5b1e0b', '#b23a12', '#e0713f', '#f6c9a8', '#fbe6dc', '#8a4a24'],
  moss: ['#06382a', '#0b6b4b', '#2e9a74', '#a7dbc4', '#e4f4ec', '#17553f'],
  glacier: ['#0f3550', '#17558c', '#4f93bf', '#a9d3e6', '#eaf5fa', '#2c6f9e'],
  dusk: ['#2b2350', '#7a3b6b', '#d0685a', '#f0a860', '#f9dfae', '#5a3a78'],
}
