const folder = '/api/file/'

export const filePath = (name: string): string => folder + encodeURIComponent(name)

/** Any other text is treated as the name itself. */
export function fileNameOf(path: string): string {
  if (!path.startsWith(folder)) return path
  try {
    return decodeURIComponent(path.slice(folder.length))
  } catch {
    return path
  }
}
