/** Kept apart from the schemas, so that the site's script does not include the validation library. */
export const fileLimits = {
  /** Maximum number of bytes of a file, after decoding. */
  file: 20 * 1024 * 1024,
  /** Maximum number of bytes of a picture in a text. */
  picture: 5 * 1024 * 1024,
  /** Maximum number of bytes of a picture that stays in the HTML of its page; a larger one becomes a file. */
  embedded: 30_000,
  /** Maximum number of bytes of a page's HTML when it is sent. */
  page: 5 * 1024 * 1024,
  /** Maximum number of characters of a file's name as it is sent. */
  name: 1000,
} as const
