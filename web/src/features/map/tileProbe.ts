import { useEffect, useState } from 'react'

let probe: Promise<boolean> | undefined

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
export function useBackground(): boolean {
  const [present, setPresent] = useState(true)
  useEffect(() => {
    let left = false
    probe ??= hasTiles()
    probe.then((found) => {
      // The next map asks again, because the source may have recovered.
      if (!found) probe = undefined
      if (!left) setPresent(found)
    })
    return () => {
      left = true
    }
  }, [])
  return present
}
