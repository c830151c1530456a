import { limitsOf, type NounFields } from './nounFields.ts'

/** In the order of the form. */
export const linkFields = {
  name: { kind: 'line', limit: 150, label: 'edit_links.name', hint: 'edit_links.nameHint' },
  url: { kind: 'website', limit: 500, label: 'edit_links.url', hint: 'entry_dialogue.websiteHint' },
  description: { kind: 'text', limit: 2000, label: 'edit_links.description' },
  category: { kind: 'line', limit: 80, label: 'entry_dialogue.category' },
  /** Key of the region, `""` for nationwide. */
  region: { kind: 'line', limit: 80, label: 'links.region', hint: 'edit_links.regionHint' },
  email: { kind: 'email', limit: 254, label: 'contact.email' },
  phone: { kind: 'phone', limit: 60, label: 'contact.phone' },
} as const satisfies NounFields

export type LinkFieldName = keyof typeof linkFields

export const linkLimits = limitsOf(linkFields)
