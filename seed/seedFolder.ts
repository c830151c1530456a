import path from 'node:path'

/** Folder of the data files; the compiled seed runs from `dist` inside it. */
export const seedFolder =
  path.basename(import.meta.dirname) === 'dist' ? path.dirname(import.meta.dirname) : import.meta.dirname
