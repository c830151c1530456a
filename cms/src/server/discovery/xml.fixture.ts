import sax from 'sax'

interface XmlElement {
  text: string
  attributes: Record<string, string>
}

/** By name; throws if it is not XML. */
export function elementsOf(xml: string): Record<string, XmlElement[]> {
  const found: Record<string, XmlElement[]> = {}
  const open: (XmlElement & { name: string })[] = []
  const parser = sax.parser(true)
  parser.onerror = (error) => {
    throw error
  }
  parser.onopentag = ({ name, attributes }) =>
    open.push({ name, text: '', attributes: attributes as Record<string, string> })
  parser.ontext = (text) => {
    const last = open.at(-1)
    if (last) last.text += text
  }
  parser.onclosetag = () => {
    const { name, ...element } = open.pop() as (typeof open)[number]
    found[name] = [...(found[name] ?? []), element]
  }
  parser.write(xml).close()
  return found
}

export const inPlain = (html: string): string =>
  ['&lt;<', '&gt;>', '&quot;"', "&#39;'", "&#x27;'", '&amp;&'].reduce(
    (text, pair) => text.replaceAll(pair.slice(0, -1), pair.slice(-1)),
    html,
  )
