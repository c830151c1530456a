export interface FormFields<V> {
  values: V
  set: (changes: Partial<V>) => void
  errors: Partial<Record<string, string>>
}

export interface ControlProps<Value = string> {
  id: string
  name: string
  error: string | undefined
  maxLength: number | undefined
  value: Value
  onValue: (value: string) => void
}

/** The id is `{prefix}-{name}`, which the error summary links to; `limits` are maximum lengths by name. */
export const controlsOf =
  <V extends Record<string, string>>(
    prefix: string,
    { values, set, errors }: FormFields<V>,
    limits: Partial<Record<string, number | undefined>> = {},
  ) =>
  <K extends keyof V & string>(name: K): ControlProps<V[K]> => ({
    id: `${prefix}-${name}`,
    name,
    error: errors[name],
    maxLength: limits[name],
    value: values[name],
    onValue: (value) => set({ [name]: value } as unknown as Partial<V>),
  })
