import { withoutControlCharacters } from '#lib/texts/withoutControlCharacters.ts'

/** In place of any character that no font has. */
export const missingGlyph = '◊'
/** Letters that fit into a line of every format; longer pieces may be broken. */
const maxUnparted = 36
/** Longer words are not left to hyphenation. */
const maxWord = 48
const zeroWidthSpace = '\u200b'
const graphemes = new Intl.Segmenter('de', { granularity: 'grapheme' })
/** Direction marks, joiners, variation selectors. */
const invisible = /[\p{Cf}\p{Variation_Selector}]/gu
const unparted = new RegExp(`[^\\s${zeroWidthSpace}]{${maxUnparted + 1},}`, 'gu')

export type CodePoints = ReadonlySet<number>

/** From the fonts' own tables. */
export function codePointsOfFonts(fonts: readonly Uint8Array[]): CodePoints {
  const signs = new Set<number>()
  for (const { buffer, byteOffset, byteLength } of fonts)
    addSigns(new DataView(buffer, byteOffset, byteLength), signs)
  return signs
}

/** Of the table `cmap` in its format 4, which each of our fonts has. */
function addSigns(view: DataView, signs: Set<number>) {
  const table = tableAt(view, 'cmap')
  for (let i = 0; i < view.getUint16(table + 2); i++) {
    const offset = table + view.getUint32(table + 8 + 8 * i)
    if (view.getUint16(offset) === 4) addSegments(view, offset, signs)
  }
}

function addSegments(view: DataView, at: number, signs: Set<number>) {
  const size = view.getUint16(at + 6)
  for (let segment = 0; segment < size; segment += 2) {
    const end = view.getUint16(at + 14 + segment)
    const start = view.getUint16(at + 16 + size + segment)
    const delta = view.getUint16(at + 16 + 2 * size + segment)
    const place = at + 16 + 3 * size + segment
    const offset = view.getUint16(place)
    for (let sign = start; sign <= end && sign < 0xffff; sign++) {
      const glyph = offset === 0 ? sign + delta : view.getUint16(place + offset + 2 * (sign - start))
      if (glyph % 65536 !== 0) signs.add(sign)
    }
  }
}

function tableAt(view: DataView, name: string) {
  for (let i = 0; i < view.getUint16(4); i++) {
    const at = 12 + 16 * i
    const tag = [0, 1, 2, 3].map((byte) => String.fromCharCode(view.getUint8(at + byte))).join('')
    if (tag === name) return view.getUint32(at + 8)
  }
  throw new Error(`A font has no table ${name}`)
}

/** What no font has becomes one visible mark, so that nothing is lost silently. */
export function printableText(text: string, signs: CodePoints) {
  const plain = withoutControlCharacters(text.normalize('NFC'))
  const shown = ofUsualSigns.test(plain)
    ? plain
    : Array.from(graphemes.segment(plain), ({ segment }) => shownAs(segment, signs)).join('')
  return shown.replace(unparted, parted)
}

/** All our fonts have these. Most of the thousands of texts contain no others. */
const ofUsualSigns = /^[\n -~¡-¬®-ÿ–’‚‘“„]*$/

/** One mark for a whole grapheme, such as a family emoji, if a part of it is missing. */
function shownAs(grapheme: string, signs: CodePoints) {
  const seen = grapheme.replace(invisible, '')
  const hasGlyph = (sign: string) => /[ \n]/.test(sign) || signs.has(sign.codePointAt(0) as number)
  return [...seen].every(hasGlyph) ? seen : missingGlyph
}

/**
 * After the punctuation of an address, where readers expect a break, and inside long pieces that hyphenation cannot
 * break. Each break is copied with the text, so there are few.
 */
const parted = (word: string) =>
  word
    .replace(/[\p{L}\p{M}]+|[^\p{L}\p{M}@./_-]+/gu, (piece) =>
      piece.length <= (/^\p{L}+$/u.test(piece) ? maxWord : maxUnparted) ? piece : everyFew(piece),
    )
    .replace(/[@./_](?=.)/gu, `$&${zeroWidthSpace}`)

const everyFew = (piece: string) =>
  [...piece].map((sign, at) => (at > 0 && at % 8 === 0 ? zeroWidthSpace + sign : sign)).join('')
