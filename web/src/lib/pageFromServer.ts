import { navigation } from './navigation.ts'

/**
 * For a page whose code could not be had. Some browsers answer for a module that failed once without asking for it
 * again, as long as the document lives; and after an update of the site its old code is gone for good. A document of
 * its own asks for everything anew, so the page is loaded from the server, but only where the server has all of it:
 * otherwise people would end at their browser's own page instead of ours. For whoever has pressed a button.
 * @returns never where the page is loaded
 * @throws the given error where it is not
 */
export async function pageFromServer(error: unknown): Promise<never> {
  const { history, location } = window
  const address = location.href
  if (!(await canBeHad(address)) || location.href !== address) throw error
  history.replaceState({ ...history.state, fromServer: true }, '')
  // What was typed is kept, and there again: no question whether to leave.
  navigation.comesBack = true
  location.reload()
  return new Promise(() => {})
}

/** The same for a page that is drawn: once for each step there, or it might be loaded on and on. */
export async function pageFromServerOnce(error: unknown): Promise<never> {
  if (window.history.state?.fromServer) throw error
  return pageFromServer(error)
}

/** Whether the server answers for a page, and for the code that its document names. */
async function canBeHad(address: string): Promise<boolean> {
  try {
    const response = await fetch(address)
    if (response.status >= 500) return false
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const code = [...page.querySelectorAll('link[rel="modulepreload"], script[src]')]
    const addresses = code.map((item) => item.getAttribute('href') ?? item.getAttribute('src') ?? '')
    const answers = await Promise.all(addresses.map((name) => fetch(new URL(name, address))))
    return answers.every(({ ok }) => ok)
  } catch {
    return false
  }
}
