/** What a member in Europe asks for and acknowledges before paying; stored with the membership. */
export const START_REQUEST =
  'I ask for my membership to begin now, before the 14 days for withdrawing are over. I know that if I withdraw, I pay for the days until then, and that the right ends once the membership was provided in full.'
