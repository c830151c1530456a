import { createReadStream } from 'node:fs'
import { spreadsheetErrors } from './spreadsheetErrors.ts'

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** Characters for 0x80–0x9f in Windows-1252, its only difference from Latin-1. */
const windowsLetters = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

/** Yields the text in pieces, without byte order mark. What is not UTF-8 or UTF-16 is read as Windows-1252. */
export async function* readText(path: string): AsyncGenerator<string> {
  const decode = decoderOf(await encodingOf(path))
  for await (const chunk of createReadStream(path)) yield decode(chunk)
  yield decode(null)
}

async function encodingOf(path: string): Promise<Encoding> {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  let isUtf8 = true
  let isFirst = true
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (isFirst) {
      if (chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le'
      if (chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be'
      isFirst = false
    }
    // No text contains a NUL byte, but pictures and programs do.
    if (chunk.includes(0)) throw spreadsheetErrors.notASpreadsheet()
    isUtf8 &&= decodes(utf8, chunk)
  }
  return isUtf8 && decodes(utf8, null) ? 'utf-8' : 'windows-1252'
}

function decodes(decoder: TextDecoder, chunk: Buffer | null): boolean {
  try {
    if (chunk) decoder.decode(chunk, { stream: true })
    else decoder.decode()
    return true
  } catch {
    return false
  }
}

/** Returns a decoder; `null` ends the text. */
function decoderOf(encoding: Encoding): (chunk: Buffer | null) => string {
  if (encoding === 'windows-1252') {
    return (chunk) =>
      (chunk?.toString('latin1') ?? '').replace(
        /[\x80-\x9f]/g,
        (letter) => windowsLetters[letter.charCodeAt(0) - 0x80] ?? letter,
      )
  }
  const decoder = new TextDecoder(encoding)
  return (chunk) => (chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode())
}
