import { navigation } from './navigation.ts'

/**
 * Some browsers cache a failed module for as long as the document exists, and after an update of the site the old code
 * is gone. Only if the server answers: otherwise the visitor would get the browser's own error page.
 * To be called after a press of a button.
 * @throws the given error, if the page is not loaded
 */
export async function reloadFromServer(error: unknown): Promise<never> {
  const { history, location } = window
  const address = location.href
  if (!(await isAvailable(address)) || location.href !== address) throw error
  history.replaceState({ ...history.state, fromServer: true }, '')
  // Typed input is stored as a draft and will be restored, so no question before leaving.
  navigation.isRestoring = true
  location.reload()
  return new Promise(() => {})
}

/** Once per history entry: otherwise the page could reload for ever. */
export async function reloadFromServerOnce(error: unknown): Promise<never> {
  if (window.history.state?.fromServer) throw error
  return reloadFromServer(error)
}

const isAvailable = (address: string) =>
  fetch(address).then(
    ({ status }) => status < 500,
    () => false,
  )
