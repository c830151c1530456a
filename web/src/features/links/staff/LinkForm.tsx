import { Fragment, useEffect, useRef } from 'react'
import { call } from '#lib/api.ts'
import { controlsOf, type FormFields } from '#lib/controlsOf.ts'
import { useText } from '#lib/intl.ts'
import { useSettings } from '#lib/settings.ts'
import type { OutputOf } from '#shared/contract'
import { linkFields, linkLimits } from '#shared/fields/linkFields'
import { fieldNames, type NounField } from '#shared/fields/nounFields'
import type { Link } from '#shared/link'
import { otherCategory } from '#shared/rules/entryRules'
import { ChoiceField } from '#ui/ChoiceField.tsx'
import { labelsOf, NounControl } from '#ui/staff/NounControl.tsx'
import { StaffForm } from '#ui/staff/StaffForm.tsx'
import { TextField } from '#ui/TextField.tsx'
import { CategorySelect } from '../../categories/door.ts'
import { WebsiteRemark } from '../../entries/door.ts'
import {
  type LinkValues,
  linkProblems,
  linkValuesOf,
  newLinkProblems,
  withOwnCategory,
} from './linkValues.ts'

interface Props {
  /** Absent for a new one. */
  link: OutputOf<'GET /api/alllinks'>[number] | undefined
  categories: readonly string[]
  onClose: () => void
}

const wording = { order: ['name', 'url', 'categoryNew', 'email', 'phone'] }

const baseFrom = (link?: Link) => ({ values: linkValuesOf(link), updatedAt: link?.updatedAt ?? '' })

export function LinkForm({ link, categories, onClose }: Props) {
  const text = useText()
  return (
    <StaffForm
      name={`staff link ${link?.uuid ?? ''}`}
      prefix="link"
      initial={baseFrom(link)}
      baseFrom={baseFrom}
      versionsOf={link && { noun: 'links', id: link.uuid }}
      labels={labelsOf(linkFields, text)}
      normalise={withOwnCategory}
      wording={wording}
      findProblems={link ? linkProblems : newLinkProblems}
      send={async ({ categoryNew: _own, ...values }, updatedAt) => {
        const of = link && { uuid: link.uuid, updatedAt }
        const { undo } = await call('POST /api/addlink', { ...values, ...of })
        const name = values.name.trim() || values.url.trim() || text('edit_links.nameless')
        return { said: text('edit.saved', { name }), undo }
      }}
      list="GET /api/alllinks"
      onClose={onClose}
    >
      {(fields) => <LinkFields {...fields} {...{ link, categories }} />}
    </StaffForm>
  )
}

type FieldsProps = FormFields<LinkValues> & Pick<Props, 'link' | 'categories'>

/** Fields that a link needs to be public, though not to be saved; they are not marked as optional. */
const neededToPublish: ReadonlySet<string> = new Set(['name', 'url'])

function LinkFields({ link, categories, ...fields }: FieldsProps) {
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
      <Fragment key={name}>
        <NounControl field={field} {...control(name)} {...(name === 'name' && { ref: first })} />
        {name === 'url' && (
          <WebsiteRemark state={link?.websiteState ?? null} onTake={(url) => fields.set({ url })} />
        )}
      </Fragment>
    )
  })
}

function LinkPlace({ categories, ...fields }: Omit<FieldsProps, 'link'>) {
  const text = useText()
  const { region } = useSettings()
  const { values } = fields
  const control = controlsOf('link', fields)
  return (
    <>
      <CategorySelect
        {...control('category')}
        label={text('entry_dialogue.category')}
        none={text('links.uncategorised')}
        categories={categories}
      />
      {values.category === otherCategory && (
        <TextField
          {...control('categoryNew')}
          lang="de"
          label={text('entry_dialogue.categoryNew')}
          maxLength={linkLimits.category}
        />
      )}
      <ChoiceField
        {...control('region')}
        label={text('links.region')}
        hint={text('edit_links.regionHint')}
        none={text('edit_links.noRegion')}
        options={[{ value: region.key, label: region.label, lang: 'de' }]}
      />
    </>
  )
}
