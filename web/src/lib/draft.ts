import { parsedJson } from './api.ts'
import { lastKnownUser } from './session.ts'

export type TypedValues = Record<string, string>

const prefix = 'draft:'
const staffPrefix = 'staff '

/** Per user for staff: another one may log in after a session. */
const storageKeyOf = (key: string) =>
  prefix + (key.startsWith(staffPrefix) ? `${staffPrefix}${lastKnownUser()} ${key}` : key)

/** Absent if it is blocked: then forms work but do not survive a reload. */
function storage(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}
const storedKeys = (start: string) => Object.keys(storage() ?? {}).filter((key) => key.startsWith(start))

/** Kept as long as the tab exists. */
export function readDraft(key: string): TypedValues | null {
  const stored = parsedJson(storage()?.getItem(storageKeyOf(key)) ?? 'null')
  if (typeof stored !== 'object' || stored === null) return null
  const texts = Object.entries(stored).filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(texts) as TypedValues
}

export function keepDraft(key: string, typed: TypedValues | null) {
  try {
    if (typed === null) storage()?.removeItem(storageKeyOf(key))
    else storage()?.setItem(storageKeyOf(key), JSON.stringify(typed))
  } catch {
    // Storage is full.
  }
}

export function readDrafts(start: string): [rest: string, typed: TypedValues][] {
  const storageKey = storageKeyOf(start)
  return storedKeys(storageKey).flatMap((key) => {
    const rest = key.slice(storageKey.length)
    const typed = readDraft(start + rest)
    return typed && Object.keys(typed).length > 0 ? [[rest, typed] as [string, TypedValues]] : []
  })
}

export function dropStaffDrafts() {
  for (const key of storedKeys(prefix + staffPrefix)) storage()?.removeItem(key)
}

/** A ticked box has the value `true`. */
export function typedValuesOf(form: HTMLFormElement): TypedValues {
  const typed: TypedValues = {}
  for (const control of form.querySelectorAll<HTMLInputElement>('[name]:is(input, textarea, select)')) {
    const { name, type, value, checked } = control
    if (type === 'checkbox') typed[name] = checked ? 'true' : ''
    else if (type !== 'radio') typed[name] = value
  }
  return typed
}

export function changedValues<V extends TypedValues>(initial: V, now: TypedValues): Partial<V> {
  const changed = Object.keys(initial).filter(
    (name) => now[name] !== undefined && now[name] !== initial[name],
  )
  return Object.fromEntries(changed.map((name) => [name, now[name]])) as Partial<V>
}
