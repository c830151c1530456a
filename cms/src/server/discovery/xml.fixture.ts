import sax from 'sax'

/** Returns attributes and texts of every element, by its name; throws if it is not XML. */
export function elementsOf(
  xml: string,
): Record<string, { text: string; attributes: Record<string, string> }[]> {
  const found: Record<string, { text: string; attributes: Record<string, string> }[]> = {}
  const open: { name: string; text: string; attributes: Record<string, string> }[] = []
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
