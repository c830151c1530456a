import type { CollectionConfig, Field } from 'payload'
import { staffWithTrash } from '#access/staffWithTrash.ts'
import { adminGroups, id, row } from '#fields/fields.ts'
import { publicNounHooks } from '#hooks/publicNounHooks.ts'
import {
  validateClosures,
  validateDegrees,
  validateEmail,
  validateFreePlaces,
  validatePostcode,
  validateSaid,
  validateServiceArea,
  validateStreet,
  validateWebsite,
} from '#hooks/validate.ts'
import { inEachLanguage } from '#lib/words/translate.ts'
import {
  type EntryFieldName,
  entryField,
  entryFieldNames,
  fieldLabel,
  openKeys,
} from '#shared/fields/entryFields'
import { positionSources } from '#shared/positionSource'
import { nameOfCategory } from '../Categories/findCategory.ts'
import { rememberFormerName } from '../Categories/formerNames.ts'
import { isByServer, isByServerOrRestoring } from './access.ts'
import { locateAfterCommit, placeEntry } from './entryPosition.ts'
import { deleteVerification } from './hooks/deleteVerification.ts'
import { keepLifecycleFields, normaliseEntry, rejectAreaWithoutVisits } from './hooks/normaliseEntry.ts'

const types = {
  flag: 'checkbox',
  tristate: 'checkbox',
  degrees: 'number',
  services: 'textarea',
  text: 'textarea',
} as const
const validators = {
  postcode: validatePostcode,
  email: validateEmail,
  website: validateWebsite,
  closures: validateClosures,
  area: validateServiceArea,
  places: validateFreePlaces,
} as const

const placed = new Set<EntryFieldName>()

/** Labels are those of the editorial area. */
function content(name: EntryFieldName, more: object = {}) {
  placed.add(name)
  const { kind, limit, required } = entryField(name)
  return {
    name,
    type: kind in types ? types[kind as keyof typeof types] : 'text',
    label: inEachLanguage(fieldLabel(name)),
    ...(limit && { maxLength: limit }),
    ...(required && { required }),
    ...(required && kind === 'line' && { validate: validateSaid }),
    // A checkbox could not go back to "not said".
    ...(kind === 'tristate' && {
      admin: { components: { Field: '/admin/TristateField.tsx#TristateField' } },
    }),
    ...(kind in validators && { validate: validators[kind as keyof typeof validators] }),
    ...more,
  } as Field
}

/** Which only the server sets. */
const own = (name: string, field: object, { update = isByServer, hidden = false } = {}) =>
  ({
    name,
    ...field,
    access: { create: isByServer, update },
    admin: hidden ? { hidden } : { position: 'sidebar', readOnly: true },
  }) as Field

const shownHooks = publicNounHooks('entries', { categoryName: nameOfCategory })

export const Entries: CollectionConfig = {
  slug: 'entries',
  // `Entry` is the public form of an entry.
  typescript: { interface: 'StoredEntry' },
  admin: {
    group: adminGroups.directory,
    useAsTitle: 'name',
    listSearchableFields: ['name', 'street', 'plz', 'city', 'phone', 'mobile', 'email', 'services'],
    defaultColumns: ['name', 'category', 'city', 'phone', 'state', 'updatedAt'],
  },
  access: staffWithTrash,
  defaultSort: 'name',
  trash: true,
  versions: { maxPerDoc: 50 },
  hooks: {
    ...shownHooks,
    beforeValidate: [normaliseEntry, rejectAreaWithoutVisits],
    beforeChange: [keepLifecycleFields, placeEntry, rememberFormerName],
    afterChange: [...shownHooks.afterChange, locateAfterCommit],
    afterDelete: [deleteVerification, ...shownHooks.afterDelete],
  },
  fields: [
    id,
    own('state', {
      type: 'select',
      required: true,
      defaultValue: 'published',
      index: true,
      options: ['pending', 'published'],
    }),
    content('category', {
      type: 'relationship',
      relationTo: 'categories',
      maxLength: undefined,
      index: true,
    }),
    content('name', { index: true }),
    content('street', { validate: validateStreet }),
    row(content('plz'), content('city', { index: true })),
    row(content('phone'), content('mobile')),
    row(content('email'), content('website')),
    content('services'),
    content('barrierfree', { defaultValue: false }),
    {
      type: 'collapsible',
      label: inEachLanguage('admin.entries.hours'),
      admin: { description: inEachLanguage('admin.entries.hours.about') },
      fields: openKeys.map((key, i) =>
        content(key, {
          label: inEachLanguage('admin.line', { number: i + 1 }),
          admin: i === 0 ? { placeholder: 'Mo-Fr 08:00-12:00' } : {},
        }),
      ),
    },
    content('closedDates', { admin: { placeholder: '01.08.2026-21.08.2026, 24.12.2026' } }),
    row(content('homeVisits'), content('serviceArea', { admin: { placeholder: '15 km' } })),
    content('places', { admin: { placeholder: 'frei' } }),
    content('additionalInfo'),
    row(
      content('lat', { validate: validateDegrees(90) }),
      content('lon', { validate: validateDegrees(180) }),
    ),
    ...entryFieldNames.filter((name) => !placed.has(name)).map((name) => content(name)),
    own(
      'positionSource',
      { type: 'select', options: [...positionSources] },
      { update: isByServerOrRestoring },
    ),
    own('needsLocating', { type: 'checkbox', index: true }, { update: isByServerOrRestoring, hidden: true }),
    own('token', { type: 'text', unique: true, index: true }),
    own('submitterEmail', { type: 'text' }),
    own('formerNames', { type: 'json' }, { hidden: true }),
  ],
}
