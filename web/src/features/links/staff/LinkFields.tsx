import { linkFields, linkLimits } from '@directory/shared/linkFields'
import { fieldNames, type NounField } from '@directory/shared/nounFields'
import { useEffect, useRef } from 'react'
import { controlsOf, type FormFields } from '../../../lib/controlsOf.ts'
import { NounControl } from '../../../ui/staff/NounControl.tsx'
import { LinkPlace } from './LinkPlace.tsx'
import type { LinkValues } from './linkValues.ts'

interface Props extends FormFields<LinkValues> {
  categories: readonly string[]
}

/** Fields that a link needs to be public, though not to be saved; they are not marked as optional. */
const neededToPublish: ReadonlySet<string> = new Set(['name', 'url'])

export function LinkFields({ categories, ...fields }: Props) {
  const control = controlsOf('link', fields, linkLimits)
  const first = useRef<HTMLInputElement>(null)
  // Also after comparing two versions.
  useEffect(() => first.current?.focus(), [])
  return fieldNames(linkFields).map((name) => {
    if (name === 'category') return <LinkPlace key="place" {...fields} categories={categories} />
    // Shown beside the category instead.
    if (name === 'region') return null
    const field: NounField = { ...linkFields[name], ...(neededToPublish.has(name) && { required: true }) }
    return (
      <NounControl key={name} field={field} {...control(name)} {...(name === 'name' && { ref: first })} />
    )
  })
}
