/** Half surrogate pairs, characters that databases do not keep, and those that change the direction of text. */
const unwanted =
  /[\p{Surrogate}\p{Noncharacter_Code_Point}\u200b\u2060\ufeff\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Converts typed text to one line for storing. */
export function plainLine(text: string): string {
  return plainText(text).replace(/\s+/g, ' ')
}

/** Converts typed text to its stored form, keeping line breaks. */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(unwanted, '')
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
    .normalize('NFC')
    .trim()
}

/** Checks for a letter or digit: a name of only dots or dashes would be lost in an address. */
export function isReadable(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}
