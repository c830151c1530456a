import { readFileSync } from 'node:fs'
import path from 'node:path'
import { genImportMapIterateFields, type PayloadComponent } from 'payload'
import { readEnvironment } from '#environment.ts'
import { projectRoot } from '#lib/paths/projectRoot.ts'
import { createConfig } from '#payload.config.ts'
import { loadPageEditor } from './admin/admin.ts'

const nameOf = (component: PayloadComponent) =>
  typeof component === 'object' && component ? `${component.path}#${component.exportName}` : String(component)

it('the import map holds every component of the page editor', async () => {
  const config = await createConfig(readEnvironment({ DATABASE_URL: 'file::memory:' }))
  await loadPageEditor(config)
  const names = new Set<string>()
  genImportMapIterateFields({
    addToImportMap: (found) => {
      for (const component of [found].flat()) if (component) names.add(nameOf(component as PayloadComponent))
    },
    baseDir: '',
    config,
    fields: config.collections.flatMap(({ fields }) => fields),
    importMap: {},
    imports: {},
  })
  const map = readFileSync(path.join(projectRoot(), 'cms/src/app/(payload)/admin/importMap.js'), 'utf8')
  expect([...names].filter((name) => !map.includes(`"${name}":`))).toEqual([])
})
