/** A form's values, how they are changed, and what is wrong with them in words. */
export interface FormFields<V> {
  values: V
  set: (changes: Partial<V>) => void
  errors: Partial<Record<string, string>>
}

/**
 * What a control needs to show and change one of the values. Its id is `{prefix}-{name}`, where the summary of errors
 * leads; `limits` are the most characters by name.
 */
export const controlsOf =
  <V extends Record<string, string>>(
    prefix: string,
    { values, set, errors }: FormFields<V>,
    limits: Partial<Record<string, number | undefined>> = {},
  ) =>
  <K extends keyof V & string>(name: K) => ({
    id: `${prefix}-${name}`,
    name,
    error: errors[name],
    maxLength: limits[name],
    value: values[name],
    onChange: (event: { target: { value: string } }) =>
      set({ [name]: event.target.value } as unknown as Partial<V>),
  })
