import type { Story } from './story.ts'

/** A story in the form that Lexical’s types describe, for its converters. They use none of what is added. */
export const editorState = ({ root }: Story) => ({
  root: {
    ...root,
    version: 1,
    format: '' as const,
    indent: 0,
    direction: null,
    children: (root.children ?? []).map((node) => ({ ...node, version: 1 })),
  },
})
