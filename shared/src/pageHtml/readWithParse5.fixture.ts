import { type DefaultTreeAdapterTypes, parseFragment, defaultTreeAdapter as tree } from 'parse5'
import { readHtml, type Source } from './readHtml.ts'

function sourceOf(nodes: DefaultTreeAdapterTypes.ChildNode[]): Source[] {
  return nodes.flatMap((node): Source[] => {
    if (tree.isTextNode(node)) return [{ text: node.value, attributes: {}, children: [] }]
    if (!tree.isElementNode(node)) return []
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
    return [{ tag: node.tagName, attributes, children: sourceOf(node.childNodes) }]
  })
}
/** As a browser reads it, where there is none. */
export const readWithParse5 = (html: string) => readHtml(sourceOf(parseFragment(html).childNodes))
