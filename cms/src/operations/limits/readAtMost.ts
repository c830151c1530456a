/** The body of an answer, or null where it is larger: then the rest is not taken any more. */
export async function readAtMost(response: Response, max: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    // Leaving the loop cancels the rest.
    if (size > max) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
