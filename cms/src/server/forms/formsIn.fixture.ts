export interface FormField {
  name: string
  value: string
  maxLength: number | undefined
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&')

export function formsIn(html: string): { action: string | undefined; fields: FormField[] }[] {
  return [...html.matchAll(/(<form[^>]*\smethod="post"[^>]*>)(.*?)<\/form>/gs)].map(
    ([, tag = '', inside = '']) => {
      const fields = new Map<string, FormField>()
      for (const [field] of inside.matchAll(/<(?:input|textarea|select|button)\s[^>]*>/g)) {
        const name = attribute(field, 'name')
        const maxLength = attribute(field, 'maxlength')
        if (name !== undefined && !fields.has(name))
          fields.set(name, {
            name,
            value: attribute(field, 'value') ?? '',
            maxLength: maxLength === undefined ? undefined : Number(maxLength),
          })
      }
      return { action: attribute(tag, 'action'), fields: [...fields.values()] }
    },
  )
}
