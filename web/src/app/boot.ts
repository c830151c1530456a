// Runs before the first paint, so it stays tiny and imports nothing.
;(() => {
  const root = document.documentElement
  root.classList.add('js')
  try {
    const factor = Number(localStorage.getItem('scalingFactor'))
    if (factor > 1 && factor <= 1.5) root.style.setProperty('--text-scale', String(factor))
    // The links to the saved list exist, and take up room, once it has an entry.
    if (localStorage.getItem('myList')?.includes('"id"')) root.classList.add('hasMyList')
  } catch {
    // Storage is blocked: the text keeps its normal size, and nothing is remembered.
  }
  // The server can only show distances if the address names the visitor's place, so the stored place is added to it.
  const { pathname, search, hash } = location
  // The hash contains a shared list.
  if (hash) root.classList.add('hasHash')
  // A page kept by the service worker is stored without `from`.
  if (
    !root.dataset.kept &&
    /^(\/en)?\/(categories\/list\/.|fastsearch$)/.test(pathname) &&
    !/[?&]from=/.test(search)
  ) {
    try {
      const { latitude, longitude, city } = JSON.parse(localStorage.getItem('currentPosition') ?? '{}')
      if (Number.isFinite(latitude) && Number.isFinite(longitude)) {
        // Hides the page that is about to be replaced, so that it does not flash up.
        root.style.visibility = 'hidden'
        const from = encodeURIComponent(city || `${latitude},${longitude}`)
        location.replace(`${pathname}${search}${search ? '&' : '?'}from=${from}${hash}`)
      }
    } catch {
      // Storage is blocked or broken: the visitor's place is unknown.
    }
  }
  // If the site's script fails to load, the page is styled as one without scripts.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) root.classList.remove('js')
    },
    true,
  )
  // Forms that only scripts can send are held back until the scripts run, see `useEarlySubmit`.
  document.addEventListener('submit', (event) => {
    const { dataset } = event.target as HTMLElement
    if (dataset.waits === undefined) return
    event.preventDefault()
    dataset.waits = 'sent'
  })
})()
