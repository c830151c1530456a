interface Address {
  street?: string
  plz?: string
  city?: string
}

const postcode = String.raw`(?:D(?:E|\b)?\s*[-–]?\s*)?(\d{4,5})`
const country = /[,;\s]+(?:Deutschland|Germany|DE)\s*$/i
/** "97437 Haßfurt" */
const codeFirst = new RegExp(`^${postcode}[\\s,]+(\\p{L}.*)$`, 'su')
/** "Haßfurt, 97437" */
const codeLast = new RegExp(`^(\\p{L}.*?)[\\s,(/-]+${postcode}\\)?$`, 'su')
/** "Hauptstr. 3, 97437 Haßfurt" */
const streetFirst = /^(.*?\S)[\s,;·|/–-]+(?:D(?:E|\b)?\s*[-–]?\s*)?(\d{5})\s+(\p{L}.*)$/su
/** "97437 Haßfurt, Hauptstr. 3" */
const streetLast = /^(?:D(?:E|\b)?\s*[-–]?\s*)?(\d{5})\s+(\p{L}[^,;\n|]*)[,;\n|]\s*(\S.*)$/su

const clean = (text = '') =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[,;]+$/, '')
    .trim()

/** Splits postcode and town, or a whole address. What does not fit is the town, or of a whole address the street. */
export function splitAddress(cell: string, whole: 'address' | 'plzCity'): Address {
  const text = cell.trim().replace(country, '')
  if (whole === 'address') {
    const first = streetFirst.exec(text)
    if (first) return { street: clean(first[1]), plz: clean(first[2]), city: clean(first[3]) }
    const last = streetLast.exec(text)
    if (last) return { street: clean(last[3]), plz: clean(last[1]), city: clean(last[2]) }
    return { street: clean(text), plz: '', city: '' }
  }
  const first = codeFirst.exec(text)
  if (first) return { plz: clean(first[1]), city: clean(first[2]) }
  const last = codeLast.exec(text)
  if (last) return { plz: clean(last[2]), city: clean(last[1]) }
  return /^\d{4,5}$/.test(text) ? { plz: text, city: '' } : { plz: '', city: clean(text) }
}

/** Which parts of an address most of these cells hold; `null`: none of both. */
export function addressKind(samples: readonly string[]): 'address' | 'plzCity' | null {
  const filled = samples.filter((cell) => cell.trim() !== '')
  const isMost = (fits: (cell: string) => boolean) =>
    filled.length > 0 && filled.filter(fits).length * 2 > filled.length
  const isWhole = (cell: string) => {
    const { street, plz } = splitAddress(cell, 'address')
    return Boolean(street && plz)
  }
  if (isMost(isWhole)) return 'address'
  return isMost((cell) => {
    const { plz, city } = splitAddress(cell, 'plzCity')
    return plz?.length === 5 && Boolean(city)
  })
    ? 'plzCity'
    : null
}
