/** Apart from the schemas, so that the site's script does not carry the validation library. */
export const fileLimits = {
  /** Bytes of a file, counted after decoding. */
  file: 20 * 1024 * 1024,
  /** Bytes of a picture in a text. */
  picture: 5 * 1024 * 1024,
  /** Bytes of a page's HTML on its way in. */
  page: 5 * 1024 * 1024,
} as const
