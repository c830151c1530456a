import path from 'node:path'

/** Where the data files lie; the compiled seed runs from `dist` inside it. */
export const seedFolder =
  path.basename(import.meta.dirname) === 'dist' ? path.dirname(import.meta.dirname) : import.meta.dirname
