/** Compressed forms that a client accepts. */
export interface Accepts {
  gzip: boolean
  br: boolean
  /** `false` if the client refuses the uncompressed form. */
  identity: boolean
}

const cache = new Map<string | undefined, Accepts>()

/** Returns the encodings that a client accepts by `Accept-Encoding`, without those that it ranks lower. */
export function acceptedEncodings(header: string | undefined): Accepts {
  const cached = cache.get(header)
  if (cached) return cached
  const result = read(header ?? '')
  // Browsers send few different headers; the bound keeps other clients from filling the map.
  if (cache.size < 200) cache.set(header, result)
  return result
}

/** Reads the header by RFC 9110, 12.5.3. At equal weight the smallest form wins: br, then gzip, then uncompressed. */
function read(header: string): Accepts {
  const weights = new Map<string, number>()
  for (const item of header.split(',')) {
    const [name = '', weight, ...more] = item.split(';').map((part) => part.trim().toLowerCase())
    const isReadable = weight === undefined || /^q=[\d.]+$/.test(weight)
    if (!isReadable || more.length > 0 || weights.has(name)) continue
    weights.set(name, Number(weight?.slice(2) ?? 1) || 0)
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*')
  const br = weightOf('br') ?? 0
  const gzip = weightOf('gzip') ?? 0
  // If it is not named, it is acceptable, but only after everything that is named.
  const identity = weightOf('identity') ?? Number.MIN_VALUE
  return {
    br: br > 0 && br >= gzip && br >= identity,
    gzip: gzip > 0 && gzip >= identity,
    identity: identity > 0,
  }
}
