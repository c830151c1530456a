// Runs before the first paint, so it stays tiny and imports nothing.
;(() => {
  const root = document.documentElement
  root.classList.add('js')
  try {
    const factor = Number(localStorage.getItem('scalingFactor'))
    if (factor > 1 && factor <= 1.5) root.style.setProperty('--text-scale', String(factor))
  } catch {
    // Storage is blocked: the normal size it is.
  }
  // Where the site's script cannot be had, the page is one without scripts.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) root.classList.remove('js')
    },
    true,
  )
  // What only scripts can send waits for them, see `useEarlySubmit`.
  document.addEventListener('submit', (event) => {
    const { dataset } = event.target as HTMLElement
    if (dataset.waits === undefined) return
    event.preventDefault()
    dataset.waits = 'sent'
  })
})()
