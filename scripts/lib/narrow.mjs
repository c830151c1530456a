import { readFile, writeFile } from 'node:fs/promises'

/**
 * Writes every letter beyond Latin-1 in compiled scripts as an escape: a single one makes V8 keep all of a file with
 * two bytes per letter. In compiled code such letters stand in texts and expressions, never in names.
 */
export async function narrow(files) {
  for (const file of files) {
    const source = await readFile(file, 'utf8')
    const narrowed = source.replace(
      /[^\0-\xff]/g,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
    if (narrowed !== source) await writeFile(file, narrowed)
  }
}
