/** Half pairs, what no database keeps, and signs that turn the direction of the text around them. */
const unwanted =
  /[\p{Surrogate}\p{Noncharacter_Code_Point}\u200b\u2060\ufeff\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Typed text of one line as it is stored. */
export function plainLine(text: string): string {
  return plainText(text).replace(/\s+/g, ' ')
}

/** Typed text as it is stored, its line breaks kept. */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(unwanted, '')
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
    .normalize('NFC')
    .trim()
}

/** Whether there is something to read or to say in it: a name of dots or dashes would be lost in an address. */
export function isReadable(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}
