const folder = '/api/file/'

/** Where a stored file lies on our origin. */
export const filePath = (name: string): string => folder + encodeURIComponent(name)

/** The name of the file that lies there; what is no such path is taken for the name itself. */
export function fileNameOf(path: string): string {
  if (!path.startsWith(folder)) return path
  try {
    return decodeURIComponent(path.slice(folder.length))
  } catch {
    return path
  }
}
