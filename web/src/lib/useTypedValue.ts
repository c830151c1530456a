import { useState } from 'react'

/**
 * Holds the text of a field that starts with `value` and restarts when `key` changes; the control stays mounted and
 * keeps the focus.
 * @param key identifies the value
 */
export function useTypedValue<T>(value: T, key: string) {
  const [typedValue, setTyped] = useState({ key, value })
  return [typedValue.key === key ? typedValue.value : value, (value: T) => setTyped({ key, value })] as const
}
