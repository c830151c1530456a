import { namesOf } from './fields/entryFields.ts'
import { isOneOf } from './ownValue.ts'

export const maxViews = 20
export const maxViewName = 40

/**
 * Besides words, category and town. To add one: its name here, its condition in
 * `cms/src/collections/Entries/entryTable.ts`, and its label (`entries.filter.…`).
 */
export const entryFilters = [
  'withoutEmail',
  'withoutPlace',
  'withoutPhone',
  'withoutHours',
  'hoursNotRead',
  'checkedLongAgo',
  'visitsByWords',
  'websiteSilent',
  'changedByMe',
] as const
export type EntryFilter = (typeof entryFilters)[number]

export const isEntryFilter = isOneOf(entryFilters)

export const entrySorts = [
  'name',
  'category',
  'street',
  'city',
  'phone',
  'email',
  'checkedAt',
  'updatedAt',
] as const
export type EntrySort = (typeof entrySorts)[number]

/** To one value in several entries; never identity fields, or the ways to one provider. */
export const commonFields = namesOf('category', 'website', 'flag', 'tristate', 'area')
export type CommonField = (typeof commonFields)[number]

const tablePage = 50
/** The page of a list that is asked for, from 1, or the one next to it that there is, and which of its rows it has. */
export function pageOf(asked: string | number, count: number, size = tablePage) {
  const pages = Math.max(1, Math.ceil(count / size))
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(asked)) || 1))
  return { page, pages, from: (page - 1) * size, to: page * size }
}

export const maxMarked = 500
