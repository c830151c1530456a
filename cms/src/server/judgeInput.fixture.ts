import { request } from 'node:http'
import type { SentRequest } from './fillings.fixture.ts'

/** Milliseconds of the server's processor time for a request. */
export type Cost<Request = SentRequest> = (request: Request) => Promise<number>

/** What can be sent at its largest size, smaller, and with a value that people send. */
interface Measurable<Request> {
  request: string
  length: number
  make: (length: number) => Request
  ordinary: Request
}

/** Milliseconds of processor time, least of three tries. */
export interface InputCost {
  full: number
  half: number
  ordinary: number
}

/** What costs less does no harm, and is not looked at more exactly. */
const cheapMs = 20
/** What costs more is tried less often. */
const dearMs = 1000

/**
 * What an input costs, what half of it does, and what people send in its place; null if it is cheap: in itself, or
 * beside the ordinary request.
 */
export function createMeasure<Request>(cost: Cost<Request>) {
  const ordinaries = new Map<string, number>()

  return async ({ request, make, length, ordinary }: Measurable<Request>): Promise<InputCost | null> => {
    const first = await cost(make(length))
    if (first <= cheapMs) return null
    const least = async (send: (n: number) => Request, start = Number.POSITIVE_INFINITY) => {
      let ms = start
      for (let n = 1; n <= (first < dearMs ? 3 : 2) && ms > cheapMs; n++)
        ms = Math.min(ms, await cost(send(n)))
      return ms
    }
    const usual = ordinaries.get(request) ?? (await least(() => ordinary))
    ordinaries.set(request, usual)
    if (first <= 2 * usual) return null
    // Each try has a length of its own, so that no cache answers it.
    const full = await least((n) => make(length - n), first)
    if (full <= cheapMs) return null
    return { full, half: await least((n) => make((length >> 1) - n)), ordinary: usual }
  }
}

/** True if the cost grows faster than the length, or is far above that of what people send. */
export const isTooDear = ({ full, half, ordinary }: InputCost): boolean =>
  full > 3 * half + 5 || full > Math.max(cheapMs, 20 * ordinary)

/** Over a connection of its own; status 0 if it fails, or is not answered in time. */
export function sendTo(url: string, { body, path, ...sent }: SentRequest, maxWaitMs?: number) {
  return new Promise<{ status: number; text: string }>((resolve) => {
    const failed = () => resolve({ status: 0, text: '' })
    // A redirect names the long address again.
    const req = request(url, { ...sent, path, agent: false, maxHeaderSize: 100_000 }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk)).on('error', failed)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: String(Buffer.concat(chunks)) }),
      )
    })
    if (maxWaitMs !== undefined) req.setTimeout(maxWaitMs, () => req.destroy())
    req.on('error', failed).end(body)
  })
}
