import { apiError } from './apiError.ts'

const maxDepth = 100
const maxValues = 100_000

const [quote, backslash, comma, colon] = [34, 92, 44, 58]
const [openList, closeList, openObject, closeObject] = [91, 93, 123, 125]

/**
 * Checked first: a megabyte of brackets takes fifty of memory, and deep nesting breaks all code that handles it by
 * recursion.
 * @throws ApiError
 */
export function parseJson(text: string): unknown {
  assertModest(text)
  try {
    return JSON.parse(text)
  } catch {
    throw apiError('malformed')
  }
}

/**
 * The parser checks everything else.
 * @throws ApiError if the text is nested too deeply or holds too many values
 */
export function assertModest(text: string) {
  let depth = 0
  let values = 1
  for (let position = 0; position < text.length; position++) {
    switch (text.charCodeAt(position)) {
      case quote:
        position = endOfString(text, position)
        if (position < 0) throw apiError('malformed')
        break
      case openList:
      case openObject:
        depth++
        values++
        break
      case closeList:
      case closeObject:
        depth--
        break
      case comma:
      case colon:
        values++
        break
    }
    if (depth > maxDepth || values > maxValues) throw apiError('malformed')
  }
}

/** Index of the closing quote; -1 if there is none. */
function endOfString(text: string, start: number) {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let escapes = 0
    while (text.charCodeAt(end - 1 - escapes) === backslash) escapes++
    if (escapes % 2 === 0) return end
  }
  return -1
}
