export type DemoQuestion = { asks: string; votes: number; answer?: string; second?: number }

/** Of the round that is open. */
export const openQuestions: DemoQuestion[] = [
  { asks: 'What do you look for on a gravel bar before you even bend down?', votes: 6 },
  { asks: 'Do you cut a nodule along the banding or across it, and how do you decide?', votes: 4 },
  { asks: 'Which saw would you buy first with four hundred dollars?', votes: 2 },
]

/** Of the last session. */
export const pastQuestions: DemoQuestion[] = [
  { asks: 'How can I tell a geode from a plain concretion in the field?', votes: 7, second: 12 },
  {
    asks: 'Is it worth polishing an agate that is full of fractures?',
    votes: 5,
    answer: 'Only if the pattern carries it. Soak it in thin epoxy under vacuum first, then cut slowly.',
  },
  {
    asks: 'What is the one tool you never leave at home?',
    votes: 3,
    answer: 'A spray bottle. Wet stone shows its bands.',
  },
]
