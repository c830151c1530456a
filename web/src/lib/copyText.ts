/** False if the browser forbids it, as on sites without https, where it has no clipboard at all. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
