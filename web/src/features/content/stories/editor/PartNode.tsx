import {
  DecoratorNode,
  type LexicalEditor,
  type NodeKey,
  type SerializedLexicalNode,
  stopLexicalPropagation,
} from 'lexical'
import type { ReactNode } from 'react'
import type { StoryNode } from '#contracts/content/story.ts'
import { Part } from './Part.tsx'

type SerializedPart = SerializedLexicalNode & { node: StoryNode; isInline?: boolean }

/** Events of the form inside a part that the editor would take for its own. */
const FORM_EVENTS = [
  'keydown',
  'beforeinput',
  'input',
  'paste',
  'copy',
  'cut',
  'drop',
  'dragover',
  'dragstart',
  'compositionstart',
  'compositionend',
  'click',
]

/** A block, picture or rule of a story, exactly as it is stored; also what this editor does not know. */
export class PartNode extends DecoratorNode<ReactNode> {
  __node: StoryNode
  __isInline: boolean

  static override getType(): string {
    return 'storypart'
  }

  static override clone({ __node, __isInline, __key }: PartNode): PartNode {
    return new PartNode(__node, __isInline, __key)
  }

  static override importJSON({ node, isInline = false }: SerializedPart): PartNode {
    return new PartNode(node, isInline)
  }

  constructor(node: StoryNode = { type: 'horizontalrule', version: 1 }, isInline = false, key?: NodeKey) {
    super(key)
    this.__node = node
    this.__isInline = isInline
  }

  override exportJSON(): SerializedPart {
    return { type: 'storypart', version: 1, node: this.getNode(), isInline: this.__isInline }
  }

  override createDOM(): HTMLElement {
    const element = document.createElement(this.__isInline ? 'span' : 'div')
    for (const type of FORM_EVENTS) element.addEventListener(type, stopWithinForm)
    return element
  }

  override updateDOM(): false {
    return false
  }

  override isInline(): boolean {
    return this.__isInline
  }

  override getTextContent(): string {
    return this.__isInline ? '' : '\n'
  }

  getNode(): StoryNode {
    return this.getLatest().__node
  }

  setNode(node: StoryNode): void {
    this.getWritable().__node = node
  }

  override decorate(_editor: LexicalEditor): ReactNode {
    return <Part nodeKey={this.__key} node={this.__node} isInline={this.__isInline} />
  }
}

function stopWithinForm(event: Event) {
  if (event.target instanceof Element && event.target.closest('[data-form]')) stopLexicalPropagation(event)
}

export const isMembersOnly = ({ type, fields }: StoryNode): boolean =>
  type === 'block' && (fields as { blockType?: unknown } | undefined)?.blockType === 'membersOnly'
