const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  ndash: '–',
  mdash: '—',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  euro: '€',
}

const tag = /<\/?(?:a|abbr|b|big|code|em|font|i|small|span|strong|sub|sup|u)(?:\s[^<>]*)?>/gi
const block = String.raw`<\/?(?:address|article|blockquote|center|d[dlt]|div|h[1-6]|li|[ou]l|p|pre|section|table|t(?:body|[dhr]|head))(?:\s[^<>]*)?>`
/** What ends a line: blocks, or a break, which is nothing more beside them. */
const lineBreak = new RegExp(String.raw`\s*(?:(?:<br\s*\/?>\s*)?(?:${block}\s*)+|<br\s*\/?>\s*)`, 'gi')
const entity = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,6}));/gi

/** A text as it was meant that was copied from the source of a web page: `&amp;` is "&", `<br>` a new line, other markup goes. */
export function plainMarkup(text: string): string {
  if (!/[<&]/.test(text)) return text
  return text.replace(lineBreak, '\n').replace(tag, '').replace(entity, decoded).trim()
}

export const decodeEntities = (text: string): string => text.replace(entity, decoded)

function decoded(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return entities[name] ?? whole
  const code = Number.parseInt(decimal ?? hex ?? '', decimal ? 10 : 16)
  return code > 31 && code < 0x110000 ? String.fromCodePoint(code) : whole
}
