import type { IncomingMessage } from 'node:http'

/** Number of pieces from which on their average size is checked, and that size; real clients send larger ones. */
const maxChunks = 10_000
const minAverageBytes = 8

/**
 * Calls `giveUp` when a body comes in tiny pieces. Each piece costs as much as one of any size, and one reading
 * brings ten thousand of them, during which no other request is read.
 */
export function detectTinyChunks(req: IncomingMessage, giveUp: () => void): void {
  if (req.headers['transfer-encoding'] === undefined) return
  const push = req.push.bind(req)
  let chunks = 0
  let bytes = 0
  req.push = (piece: Buffer | null, encoding?: BufferEncoding) => {
    if (piece !== null) {
      chunks++
      bytes += piece.length
    }
    if (chunks < maxChunks || bytes >= chunks * minAverageBytes) return push(piece, encoding)
    giveUp()
    return false
  }
  // Node does not report unread data either.
  const dumpable = req as { _dump?: () => void }
  dumpable._dump = () => req.resume()
}
