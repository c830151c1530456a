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
  // Where distances are shown the server has to know from where; an address that says so itself stays as it is.
  const { pathname, search, hash } = location
  if (/^(\/en)?\/(categories\/list\/.|fastsearch$)/.test(pathname) && !/[?&]from=/.test(search)) {
    try {
      const { latitude, longitude, city } = JSON.parse(localStorage.getItem('currentPosition') ?? '{}')
      if (Number.isFinite(latitude) && Number.isFinite(longitude)) {
        // What is on its way here is not to be seen for a moment.
        root.style.visibility = 'hidden'
        const from = encodeURIComponent(city || `${latitude},${longitude}`)
        location.replace(`${pathname}${search}${search ? '&' : '?'}from=${from}${hash}`)
      }
    } catch {
      // Blocked or broken: nobody said where.
    }
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
