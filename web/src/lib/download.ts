import {
  asCallError,
  callErrorOf,
  callUrl,
  endSessionOn401,
  type GetKey,
  headersFor,
  parsedJson,
  type UrlInput,
} from './api.ts'

/** Not in `api.ts`, which every visitor loads: only staff need it. */
export async function download<K extends GetKey>(key: K, input: UrlInput<K>, name: string) {
  saveBlob(await (await fetchFile(callUrl(key, input))).blob(), name)
}

/** A body is posted. */
export async function fetchFile(url: string, body?: object): Promise<Response> {
  const sent = body && { method: 'POST', body: JSON.stringify(body) }
  const response = await fetch(url, { headers: headersFor(body), ...sent }).catch((failure) => {
    throw asCallError(failure)
  })
  if (response.ok) return response
  const answer = parsedJson(await response.text())
  return endSessionOn401(callErrorOf(response.status, answer, response.headers.get('Retry-After')))
}

export function saveBlob(blob: Blob, name: string) {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
