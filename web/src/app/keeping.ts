import { keptAddress, workerPath } from '@directory/shared/keptPages'
import type { SiteHistory } from '../lib/history.ts'
import { forgetKept, tellWorker } from '../lib/kept.ts'
import { currentToken } from '../lib/session.ts'

/** A page that is left before is none that somebody wants to have again. */
const settledMs = 1500

/** Registers the service worker, and has it keep the pages that a visitor opens. Called once the page is loaded. */
export async function startKeeping(history: SiteHistory): Promise<void> {
  const { serviceWorker } = navigator
  await serviceWorker.register(workerPath)
  // A registered worker takes this page over, too; without that, no message would reach it.
  if (!serviceWorker.controller)
    await new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  if (currentToken()) await forgetKept()
  let timer: ReturnType<typeof setTimeout> | undefined
  let shown = ''
  const keepSoon = () => {
    const { pathname, search } = history.now().location
    if (shown === pathname + search) return
    shown = pathname + search
    clearTimeout(timer)
    timer = setTimeout(keepShown, settledMs)
  }
  const keepShown = () => {
    const address = keptAddress(window.location)
    // A page that came from what is kept cannot be kept anew. Staff see pages with their own tools.
    if (address === null || currentToken() || document.documentElement.dataset.kept) return
    const pictures = [...document.images].flatMap(({ currentSrc, complete }) =>
      complete && currentSrc ? new URL(currentSrc).pathname + new URL(currentSrc).search : [],
    )
    tellWorker({ kind: 'keep', address, pictures })
  }
  history.listen(keepSoon)
  keepSoon()
}
