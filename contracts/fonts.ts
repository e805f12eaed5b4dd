/** The standard families, with stand-ins of the same measures while they load. */
export const fonts = {
  display: "'National Park Variable', 'Display Stand-in', system-ui, sans-serif",
  text: "'Atkinson Hyperlegible Next Variable', 'Text Stand-in', system-ui, sans-serif",
  mono: "'Atkinson Hyperlegible Mono Variable', 'Mono Stand-in', ui-monospace, monospace",
} as const
