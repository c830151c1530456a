import { decodedPart } from './decodedPart.ts'

const folder = '/api/file/'

export const filePath = (name: string) => folder + encodeURIComponent(name)

/** Any other text is treated as the name itself. */
export const fileNameOf = (path: string) =>
  path.startsWith(folder) ? (decodedPart(path.slice(folder.length)) ?? path) : path
