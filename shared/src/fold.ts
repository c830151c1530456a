import { withoutShapeless } from './plainText.ts'

/** Of letters that do not decompose. */
const spelledOut: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'oe',
  ł: 'l',
  đ: 'd',
}

/** Like `spelledOut`, for visitors who leave out the dots. */
const dotless: Readonly<Record<string, string>> = { ...spelledOut, ä: 'a', ö: 'o', ü: 'u', ø: 'o' }

const isAscii = (text: string) => !/[\u0080-\uffff]/.test(text)

function foldWith(letters: Readonly<Record<string, string>>, text: string) {
  const lower = text.toLowerCase()
  if (isAscii(lower)) return lower
  // Composed first, so that a `u` with separate dots counts as `ü`.
  const spelled = withoutShapeless(lower)
    .normalize('NFC')
    .replace(/[äöüßæœøłđ]/g, (letter) => letters[letter] ?? letter)
  return isAscii(spelled) ? spelled : spelled.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** 'Müller', 'MÜLLER' and 'Mueller' become 'mueller', 'Haßfurt' 'hassfurt'. */
export const fold = (text: string) => foldWith(spelledOut, text)

/** The second form under which a text can be found: 'Müller' becomes 'muller'. */
export const foldDotless = (text: string) => foldWith(dotless, text)

/** In order, split at all characters but letters and digits. */
export function foldedWords(text: string): string[] {
  const folded = fold(text)
  return (isAscii(folded) ? folded.match(/[a-z0-9]+/g) : folded.match(/[\p{L}\p{N}]+/gu)) ?? []
}

/** Ignores case and spelling of umlauts. An empty part is in every text. */
export function includesFolded(text: string, part: string) {
  const wanted = fold(part.trim())
  return fold(text).includes(wanted) || foldDotless(text).includes(wanted)
}

const collator = new Intl.Collator('de')

/** Dictionary order: 'Ärzte' beside 'Arzt'. */
export const compareGerman = (a: string, b: string) => collator.compare(a, b)

/** 0 only for identical texts. */
export const compareGermanStrictly = (a: string, b: string) =>
  compareGerman(a, b) || (a < b ? -1 : Number(a > b))
