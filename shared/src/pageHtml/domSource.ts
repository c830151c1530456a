import type { Source } from './source.ts'

/** As a browser does, without showing it or fetching anything. */
export function sourceNodesOf(html: string): Source[] {
  const page = new DOMParser().parseFromString(html, 'text/html')
  return [...page.body.childNodes].flatMap(sourceOfNode)
}

export function sourceOfNode(node: Node): Source[] {
  if (node.nodeType === Node.TEXT_NODE) return [{ text: node.nodeValue ?? '', attributes: {}, children: [] }]
  // Also matches elements of other documents.
  if (node.nodeType !== Node.ELEMENT_NODE) return []
  const element = node as Element
  return [
    {
      tag: element.tagName.toLowerCase(),
      attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      children: [...element.childNodes].flatMap(sourceOfNode),
    },
  ]
}
