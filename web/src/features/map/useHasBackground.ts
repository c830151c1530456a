import { useEffect, useState } from 'react'

let tileCheck: Promise<boolean> | undefined

/** Checks for map tiles. Without a source the server sends an empty picture, with a header. */
async function hasTiles(): Promise<boolean> {
  try {
    const answer = await fetch('/tiles/0/0/0.png')
    // An unread response would keep its connection open.
    await answer.arrayBuffer()
    return answer.ok && answer.headers.get('X-Tile') !== 'none'
  } catch {
    return false
  }
}

/** Returns false once it is known that the map has no background. */
export function useHasBackground(): boolean {
  const [hasBackground, setHasBackground] = useState(true)
  useEffect(() => {
    let isUnmounted = false
    tileCheck ??= hasTiles()
    tileCheck.then((found) => {
      // The next map asks again, because the source may have recovered.
      if (!found) tileCheck = undefined
      if (!isUnmounted) setHasBackground(found)
    })
    return () => {
      isUnmounted = true
    }
  }, [])
  return hasBackground
}
