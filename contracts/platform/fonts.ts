/** The standard families, with fallbacks of the same metrics while they load. */
export const fonts = {
  display: "'National Park Variable', 'Display Stand-in', system-ui, sans-serif",
  text: "'Atkinson Hyperlegible Next Variable', 'Text Stand-in', system-ui, sans-serif",
  mono: "'Atkinson Hyperlegible Mono Variable', 'Mono Stand-in', ui-monospace, monospace",
} as const
