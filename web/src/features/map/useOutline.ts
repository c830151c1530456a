import { maxOutlineBytes, type Outline, readOutline } from '@directory/shared/outline'
import { useEffect, useState } from 'react'

async function fetchOutline(path: string): Promise<Outline | null> {
  try {
    const response = await fetch(path)
    if (!response.ok || Number(response.headers.get('Content-Length') ?? 0) > maxOutlineBytes) return null
    const outline = readOutline(await response.text())
    return typeof outline === 'string' ? null : outline
  } catch {
    return null
  }
}

/** Returns the association's outlines; null if there are none or they cannot be drawn. */
export function useOutline(path: string): Outline | null {
  const [outline, setOutline] = useState<Outline | null>(null)
  useEffect(() => {
    if (path === '') return
    let isUnmounted = false
    fetchOutline(path).then((outline) => {
      if (!isUnmounted) setOutline(outline)
    })
    return () => {
      isUnmounted = true
    }
  }, [path])
  return outline
}
