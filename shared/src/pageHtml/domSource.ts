import type { Source } from './source.ts'

/** Reads HTML as a browser does, without showing it or fetching anything. */
export function sourceOf(html: string): Source[] {
  const page = new DOMParser().parseFromString(html, 'text/html')
  return [...page.body.childNodes].flatMap(nodeOf)
}

function nodeOf(node: Node): Source[] {
  if (node.nodeType === Node.TEXT_NODE) return [{ text: node.nodeValue ?? '', attributes: {}, children: [] }]
  if (!(node instanceof Element)) return []
  return [
    {
      tag: node.tagName.toLowerCase(),
      attributes: Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value])),
      children: [...node.childNodes].flatMap(nodeOf),
    },
  ]
}
