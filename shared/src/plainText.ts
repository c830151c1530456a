/**
 * What Unicode lets programs ignore (soft hyphens, joiners, marks of direction), annotations, half surrogate pairs, and
 * characters that databases do not keep.
 */
const shapeless = String.raw`[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\p{Surrogate}\p{Noncharacter_Code_Point}]`
/** Joiners and variants within an emoji give it its shape. */
const emoji = String.raw`\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?(?:\u200d\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)*[\u{e0020}-\u{e007f}]*|[#*\d]\ufe0f?\u20e3`
const unwanted = new RegExp(`(${emoji})|${shapeless}`, 'gu')
/** Nothing of it is shapeless, nor composed otherwise by Unicode. */
const isLatin = /^[\0-\u00ac\u00ae-\u02ff]*$/
/** Most texts are of Latin letters, without anything to convert. */
const isStored = /^[\t\n -~\u00a0-\u00ac\u00ae-\u02ff]*$/

/** Removes invisible characters, with which a text could be neither found nor typed. */
export const withoutShapeless = (text: string) =>
  isLatin.test(text) ? text : text.replace(unwanted, (_, kept: string | undefined) => kept ?? '')

export function plainLine(text: string) {
  const plain = plainText(text)
  return /[^\S ]| {2}/.test(plain) ? plain.replace(/\s+/g, ' ') : plain
}

/** Keeps line breaks. */
export function plainText(text: string) {
  if (isStored.test(text)) return text.trim()
  return withoutShapeless(text.replace(/\r\n?/g, '\n'))
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
    .normalize('NFC')
    .trim()
}

/** A name of only dots or dashes would be lost in an address. */
export const isReadable = (text: string) => /[\p{L}\p{N}]/u.test(text)
