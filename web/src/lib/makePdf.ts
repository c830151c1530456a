import type { BodyOf, CallKey } from '@directory/shared/contract'
import { CallError, callErrorOf, parsedJson } from './api.ts'
import { saveBlob } from './download.ts'
import { currentToken } from './session.ts'

/** Calls that return a PDF, or its place in the queue. */
type PdfKey = Extract<CallKey, 'POST /api/paperOfList' | 'POST /api/paperForStaff'>

const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

/** Repeats a request until the result is made, and reports the place in the queue. */
export async function waitUntilMade<T>(
  askForResult: () => Promise<T>,
  onQueuePlace: (place: number) => void,
): Promise<T> {
  for (;;) {
    try {
      return await askForResult()
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'being_made') throw error
      onQueuePlace(Number(error.values.place ?? 1))
      await wait(error.retryAfter ?? 2)
    }
  }
}

/** Requests a PDF and saves it on the device under the server's file name. */
export async function makePdf<K extends PdfKey>(
  key: K,
  body: BodyOf<K>,
  onQueuePlace: (place: number) => void,
): Promise<void> {
  const { blob, name } = await waitUntilMade(() => askForPdf(key, body), onQueuePlace)
  saveBlob(blob, name)
}

async function askForPdf(key: PdfKey, body: object): Promise<{ blob: Blob; name: string }> {
  const token = currentToken()
  const response = await fetch(key.slice(key.indexOf(' ') + 1), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  }).catch(() => null)
  if (!response) throw new CallError(0, 'offline')
  if (response.ok) {
    const [, name = ''] =
      /filename\*=UTF-8''([^;]*)/.exec(response.headers.get('Content-Disposition') ?? '') ?? []
    return { blob: await response.blob(), name: decodeURIComponent(name) || 'PDF.pdf' }
  }
  throw callErrorOf(response.status, parsedJson(await response.text()), response.headers.get('Retry-After'))
}
