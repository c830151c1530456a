/**
 * Of a text as it arrives, if at most `limit` characters are stored: browsers send a line break as two characters, an
 * umlaut may be two, and white space around a text is removed. Nothing looks at a longer text.
 */
export const inputLimit = (limit: number) => 2 * limit + 100

export interface TooLong {
  code: 'too_long'
  field: string
  values: { max: number }
}
