import { type DefaultTreeAdapterTypes, parseFragment, defaultTreeAdapter as tree } from 'parse5'
import { readHtml } from './readHtml.ts'
import type { Source } from './source.ts'

/** Parses HTML as a browser does, where no browser is available. */
export const sourceOf = (html: string): Source[] => parseFragment(html).childNodes.flatMap(nodeOf)

function nodeOf(node: DefaultTreeAdapterTypes.ChildNode): Source[] {
  if (tree.isTextNode(node)) return [{ text: node.value, attributes: {}, children: [] }]
  if (!tree.isElementNode(node)) return []
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
  return [{ tag: node.tagName, attributes, children: node.childNodes.flatMap(nodeOf) }]
}

export const readWithParse5 = (html: string) => readHtml(sourceOf(html))
