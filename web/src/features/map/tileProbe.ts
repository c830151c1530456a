import { useEffect, useState } from 'react'

let probe: Promise<boolean> | undefined

/** The server answers an empty picture where it has no map source, and says so in a header only. */
async function hasTiles(): Promise<boolean> {
  try {
    const answer = await fetch('/tiles/0/0/0.png')
    // An answer that nobody reads keeps its connection.
    await answer.arrayBuffer()
    return answer.ok && answer.headers.get('X-Tile') !== 'none'
  } catch {
    return false
  }
}

/** False once it is known that the map has no background. */
export function useBackground(): boolean {
  const [present, setPresent] = useState(true)
  useEffect(() => {
    let left = false
    probe ??= hasTiles()
    probe.then((found) => {
      // The next map asks again: the source may be back.
      if (!found) probe = undefined
      if (!left) setPresent(found)
    })
    return () => {
      left = true
    }
  }, [])
  return present
}
