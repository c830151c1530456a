// Runs before the first paint, so it stays tiny, imports nothing and leaves nothing behind.
;(() => {
  const root = document.documentElement
  root.classList.add('js')
  try {
    const factor = Number(localStorage.getItem('scalingFactor'))
    if (factor > 1 && factor <= 1.5) root.style.setProperty('--text-scale', String(factor))
  } catch {
    // Storage is blocked: the normal size it is.
  }
})()
