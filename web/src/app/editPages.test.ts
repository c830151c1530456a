import { existsSync } from 'node:fs'
import path from 'node:path'
import { staffAreasFor } from '#features/hub/staff/staffAreas.ts'
import { contract } from '#shared/contract'
import { routes } from '#shared/routes'
import { editPages } from './editPages.ts'
import { matchAddress } from './routes.tsx'

const root = path.resolve(import.meta.dirname, '../..')

/** Calls without which a page cannot work. */
const needs = {
  users: 'GET /api/getusers',
  editTopCategories: 'POST /api/assigncategory',
  files: 'GET /api/files',
  logs: 'GET /api/action_logs',
  trash: 'POST /api/restore',
  editCategories: 'POST /api/removeCategory',
  versions: 'POST /api/restore',
  createEntry: 'POST /api/addEntry',
  editEntry: 'POST /api/renameCategory',
  editEntryForm: 'POST /api/addEntry',
  duplicates: 'POST /api/mergeEntries',
  importSheet: 'POST /api/previewImport',
  createNews: 'POST /api/addnewsentry',
  editNews: 'GET /api/removenews',
  editNewsForm: 'POST /api/addnewsentry',
  editLinks: 'POST /api/addlink',
  account: 'POST /api/saveAccount',
  mails: 'GET /api/unsentMails',
  erasePerson: 'POST /api/erasePerson',
} as const

function pageAt(address: string) {
  return matchAddress(new URL(address, 'http://localhost').pathname)?.target.page
}

it.each(Object.entries(needs))('%s is for users who may make its calls', (name, key) => {
  const { path } = routes[name as keyof typeof needs]
  const page = editPages.find(({ route }) => route.path === path)
  const staff = contract[key].who === 'admin' ? 'admin' : true
  expect(page).toMatchObject({ staff, noindex: true })
  expect(page).not.toHaveProperty('load')
})

it('the staff panel names the source file of each page, whose texts are checked', () => {
  expect(editPages).not.toEqual([])
  for (const { chunkBehindLogin } of editPages)
    expect(existsSync(path.join(root, chunkBehindLogin ?? '')), chunkBehindLogin).toBe(true)
})

it('the staff panel links only existing staff pages, each only for the roles that may open it', () => {
  const pagesFor = (role: 'Editor' | 'Admin') =>
    staffAreasFor(role).flatMap(({ links }) =>
      links.filter(({ to, who }) => {
        expect([to, to.startsWith('/admin')]).toEqual([to, who === 'cms'])
        return who !== 'cms'
      }),
    )
  for (const { to } of pagesFor('Editor')) expect([to, pageAt(to)?.staff]).toEqual([to, true])
  for (const { to, who = true } of pagesFor('Admin')) expect([to, pageAt(to)?.staff]).toEqual([to, who])
  const ofEditors = new Set(staffAreasFor('Editor').map(({ title }) => title))
  const others = staffAreasFor('Admin').flatMap(({ title }) => (ofEditors.has(title) ? [] : title))
  expect(others).toEqual(['edit.area.pages', 'edit.area.administration'])
})
