const written = new WeakMap<object, string>()

/**
 * As `JSON.stringify`, for what the read model hands out. The objects of a list are written once each and the text is
 * kept beside them: nothing in the read model is ever changed in place, what changes is another object.
 */
export function jsonOf(value: unknown): string {
  if (!Array.isArray(value)) return JSON.stringify(value)
  return `[${value.map(itemJson).join(',')}]`
}

function itemJson(item: unknown): string {
  if (typeof item !== 'object' || item === null) return JSON.stringify(item) ?? 'null'
  let text = written.get(item)
  if (text === undefined) {
    text = JSON.stringify(item)
    written.set(item, text)
  }
  return text
}
