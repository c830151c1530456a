import { CallError, callErrorOf, endSessionOn401, headersFor, parsedJson } from './api.ts'
import { expireQueries } from './queryCache.ts'

/** Without the prefix of a data URL. */
export function readBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '')
    reader.onerror = () => reject(new CallError(400, 'content_invalid'))
    reader.readAsDataURL(file)
  })
}

/** Not by `fetch`: it reports no progress (0 to 1), and `api.ts` waits too short for slow connections. */
export function sendLarge(url: string, body: unknown, onProgress: (share: number) => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    for (const [name, value] of headersFor(body)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = () => reject(new CallError(0, 'offline'))
    request.onload = () => {
      expireQueries()
      const answer = parsedJson(request.responseText)
      if (request.status >= 200 && request.status < 300 && answer !== undefined) resolve(answer)
      else reject(callErrorOf(request.status, answer, request.getResponseHeader('Retry-After')))
    }
    request.send(body instanceof FormData ? body : JSON.stringify(body))
  }).catch(endSessionOn401)
}
