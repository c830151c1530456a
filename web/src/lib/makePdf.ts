import type { BodyOf, CallKey } from '#shared/contract'
import { CallError } from './api.ts'
import { fetchFile, saveBlob } from './download.ts'

type PdfKey = Extract<CallKey, 'POST /api/paperOfList' | 'POST /api/paperForStaff'>

const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

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

export async function makePdf<K extends PdfKey>(
  key: K,
  body: BodyOf<K>,
  onQueuePlace: (place: number) => void,
) {
  const url = key.slice(key.indexOf(' ') + 1)
  const response = await waitUntilMade(() => fetchFile(url, body), onQueuePlace)
  const [, name = ''] =
    /filename\*=UTF-8''([^;]*)/.exec(response.headers.get('Content-Disposition') ?? '') ?? []
  saveBlob(await response.blob(), decodeURIComponent(name) || 'PDF.pdf')
}
