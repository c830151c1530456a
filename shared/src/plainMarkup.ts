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
  ...{ deg: '°', bull: '•', hellip: '…', bdquo: '„', ldquo: '“', rdquo: '”', lsquo: '‘', rsquo: '’' },
}

const inlineNames = new Set(
  `a abbr acronym b bdi bdo big cite code data del dfn em font i img input ins kbd label mark nobr output q rp rt ruby s
  samp small span strike strong sub sup time tt u var wbr`.split(/\s+/),
)

/** Every other element, also an unknown one, begins and ends lines. */
export const isInline = (tagName: string) => inlineNames.has(tagName)

const tag = /<(\/?)([a-z][a-z0-9:-]*)(?:\s[^<>]*)?\/?>/gi
/** Elements that need no end; another one without any is a remark: "<nur vormittags>". */
const endless = /^(?:br|caption|d[dt]|hr|img|li|opt(?:ion|group)|p|t[dhr]|t(?:body|head|foot)|wbr)$/
const [block, br] = ['\u0001', '\u0002']
/** What ends a line: blocks, or a break, which is nothing more beside them. */
const lineBreak = new RegExp(String.raw`\s*(?:(?:${br}\s*)?(?:${block}\s*)+|${br}\s*)`, 'g')
export const entity = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,6}));/gi

/** As it was meant, if copied from the source of a web page: `&amp;` is "&", `<br>` a new line, other markup goes. */
export function plainMarkup(text: string) {
  if (!/<[/a-z]|&[#\w]+;/i.test(text)) return text
  const ended = new Set(
    [...text.matchAll(tag)].flatMap(([, end, name = '']) => (end ? name.toLowerCase() : [])),
  )
  const signOf = (whole: string, _: string, typed: string) => {
    const name = typed.toLowerCase()
    if (!ended.has(name) && !endless.test(name)) return whole
    return isInline(name) ? '' : name === 'br' ? br : block
  }
  return text.replace(tag, signOf).replace(lineBreak, '\n').replace(entity, decoded).trim()
}

export const decodeEntities = (text: string) => text.replace(entity, decoded)

function decoded(whole: string, decimal?: string, hex?: string, name?: string) {
  if (name !== undefined) return entities[name] ?? whole
  const code = Number.parseInt(decimal ?? hex ?? '', decimal ? 10 : 16)
  return code > 31 && code < 0x110000 ? String.fromCodePoint(code) : whole
}
