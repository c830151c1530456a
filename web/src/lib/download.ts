import { CallError, callUrl, type GetKey, type UrlInput } from './api.ts'
import { navigation } from './navigation.ts'
import { currentToken, endSession } from './session.ts'

/** Downloads with the user's token. Separate from `api.ts`, which every visitor loads: only staff need it. */
export async function download<K extends GetKey>(key: K, input: UrlInput<K>, name: string): Promise<void> {
  const token = currentToken()
  const response = await fetch(callUrl(key, input), {
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  }).catch(() => null)
  if (!response) throw new CallError(0, 'offline')
  if (response.status === 401) {
    endSession()
    navigation.toLogin()
  }
  if (!response.ok) throw new CallError(response.status, 'download_failed')
  saveBlob(await response.blob(), name)
}

export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
