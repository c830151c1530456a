const folder = '/api/file/'

/** Returns the path of a stored file on our origin. */
export const filePath = (name: string): string => folder + encodeURIComponent(name)

/** Returns the name of the file at a path; any other text is treated as the name itself. */
export function fileNameOf(path: string): string {
  if (!path.startsWith(folder)) return path
  try {
    return decodeURIComponent(path.slice(folder.length))
  } catch {
    return path
  }
}
