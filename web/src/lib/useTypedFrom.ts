import { useState } from 'react'

/**
 * What is typed into a form that begins with a value, and anew when that is another; the controls stay, and so does the
 * focus.
 *
 * @param key tells such values apart
 */
export function useTypedFrom<T>(value: T, key: string) {
  const [typed, setTyped] = useState({ key, value })
  return [typed.key === key ? typed.value : value, (value: T) => setTyped({ key, value })] as const
}
