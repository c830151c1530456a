import { existsSync } from 'node:fs'
import path from 'node:path'
import { contract } from '@directory/shared/contract'
import { routes } from '@directory/shared/routes'
import { staffAreasFor } from '../features/hub/staff/staffAreas.ts'
import { editPages } from './editPages.ts'
import { matchAddress } from './routes.tsx'

const root = path.resolve(import.meta.dirname, '../..')

/** Calls without which a page cannot work. */
const needs = {
  [routes.users.href()]: 'GET /api/getusers',
  [routes.editTopCategories.href()]: 'POST /api/assigncategory',
  [routes.files.href()]: 'GET /api/files',
  [routes.logs.href()]: 'GET /api/action_logs',
  [routes.trash.href()]: 'POST /api/restore',
  [routes.editCategories.href()]: 'POST /api/removeCategory',
  [routes.versions.href('entries', '1')]: 'POST /api/restore',
  [routes.createEntry.href()]: 'POST /api/addEntry',
  [routes.editEntry.href()]: 'POST /api/renameCategory',
  [routes.editEntryForm.href('1')]: 'POST /api/addEntry',
  [routes.duplicates.href()]: 'POST /api/mergeEntries',
  [routes.importSheet.href()]: 'POST /api/previewImport',
  [routes.createNews.href()]: 'POST /api/addnewsentry',
  [routes.editNews.href()]: 'GET /api/removenews',
  [routes.editNewsForm.href('1')]: 'POST /api/addnewsentry',
  [routes.editLinks.href()]: 'POST /api/addlink',
  [routes.account.href()]: 'POST /api/saveAccount',
  [routes.mails.href()]: 'GET /api/unsentMails',
  [routes.erasePerson.href()]: 'POST /api/erasePerson',
} as const

function pageAt(address: string) {
  return matchAddress(new URL(address, 'http://localhost').pathname)?.target.page
}

describe('the staff panel', () => {
  it.each(Object.entries(needs))('%s is for users who may make its calls', (address, key) => {
    const who = contract[key].who
    expect(pageAt(address)?.staff).toBe(who === 'admin' ? 'admin' : true)
    expect(pageAt(`/en${address}`)?.staff).toBe(who === 'admin' ? 'admin' : true)
    expect(pageAt(address)?.noindex).toBe(true)
    expect(pageAt(address)?.load).toBeUndefined()
  })

  it('names the source file of each page, whose texts are checked', () => {
    expect(editPages).not.toEqual([])
    for (const { chunkBehindLogin } of editPages)
      expect(existsSync(path.join(root, chunkBehindLogin ?? '')), chunkBehindLogin).toBe(true)
  })

  it('links only existing staff pages, each only for the roles that may open it', () => {
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
})
