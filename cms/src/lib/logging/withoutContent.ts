/** A quotation mark, a colon or a new line. */
const beginsContent = /(?:["`“„”»«‘‚]|(?<!\w)'|\n|:\s)/
/** `SQLITE_FULL: `, `ENOENT: `: always kept. */
const errorCode = /^[A-Z][A-Z0-9_]+: /
const mailAddress = /[^\s<>]+@[^\s<>]+/g
const colours = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g')
const maxLength = 300

/**
 * Cuts where a value could stand: messages of libraries repeat their input (parameters of a query, a
 * file's name, a piece of broken JSON), and a log names no person.
 */
export function withoutContent(message: string) {
  const text = message.replace(colours, '').trim()
  const code = errorCode.exec(text)?.[0] ?? ''
  const rest = text.slice(code.length)
  const end = beginsContent.exec(rest)?.index ?? rest.length
  const kept = `${code}${rest.slice(0, end)}`.replace(mailAddress, '…').slice(0, maxLength).trimEnd()
  return end < rest.length || kept.length === maxLength ? `${kept} …` : kept
}

const missingFileMessage = /^File .* for collection (\S+) is missing on the disk/s
/** The word is a migration, a slug or a number. */
const oneWord = /^([\w .-]{1,60}): +([\w.-]{1,80}(?: \(\d+ms\))?)$/

/** Lines of other programs may end with a name of ours, such as a migration's. */
export function lineWithoutContent(line: string) {
  const missing = missingFileMessage.exec(line)
  if (missing) return `A file of ${missing[1]} is missing on the disk`
  return oneWord.test(line) ? line : withoutContent(line)
}
