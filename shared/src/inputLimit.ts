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

/** @param limits how much of each field is stored */
export const overlongTexts = (texts: object, limits: Readonly<Record<string, number>>): TooLong[] =>
  Object.entries(limits).flatMap(([field, max]) => {
    const value = (texts as Record<string, unknown>)[field]
    const isOverlong = typeof value === 'string' && value.length > inputLimit(max)
    return isOverlong ? [{ code: 'too_long' as const, field, values: { max } }] : []
  })
