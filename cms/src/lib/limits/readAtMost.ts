/** Null if the answer is larger than `max`: then the rest is not read. */
export async function readAtMost(response: Response, max: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > max) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
