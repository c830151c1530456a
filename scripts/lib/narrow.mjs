import { readFile, writeFile } from 'node:fs/promises'

/**
 * A single character beyond Latin-1 makes V8 store the whole file with two bytes per character. Compiled code has them
 * in strings and regular expressions only, never in names.
 */
export async function escapeBeyondLatin1(files) {
  for (const file of files) {
    const source = await readFile(file, 'utf8')
    const narrowed = source.replace(
      /[^\0-\xff]/g,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
    if (narrowed !== source) await writeFile(file, narrowed)
  }
}
