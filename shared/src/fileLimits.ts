/** Apart from the schemas, as `entryFields.ts` is. */
export const fileLimits = {
  /** Bytes, after decoding. */
  file: 20 * 1024 * 1024,
  /** Bytes, in a text. */
  picture: 5 * 1024 * 1024,
  /** Bytes in the HTML of a page; a larger picture becomes a file. */
  embedded: 30_000,
  /** Bytes of a page's HTML when it is sent. */
  page: 5 * 1024 * 1024,
  /** As it is sent. */
  name: 1000,
} as const
