import type { IncomingMessage } from 'node:http'

/** So many pieces of a body of fewer bytes each are nobody's: whoever sends them means to keep us busy. */
const maxPieces = 10_000
const minBytes = 8

/**
 * Calls `giveUp` when a body comes in crumbs. Each costs as much as a piece of any size, and one reading brings ten
 * thousand of them, during which nobody else is heard.
 */
export function countPieces(req: IncomingMessage, giveUp: () => void): void {
  if (req.headers['transfer-encoding'] === undefined) return
  const push = req.push.bind(req)
  let pieces = 0
  let bytes = 0
  req.push = (piece: Buffer | null, encoding?: BufferEncoding) => {
    if (piece !== null) {
      pieces++
      bytes += piece.length
    }
    if (pieces < maxPieces || bytes >= pieces * minBytes) return push(piece, encoding)
    giveUp()
    return false
  }
  // Of what nobody reads Node would not tell either.
  const own: { _dump?: () => void } = req as never
  own._dump = () => req.resume()
}
