import { expect, it } from 'vitest'
import { complaint, wrongImports } from './importDirections.mjs'

it.each([
  ['shared/src/entry.ts', 'react'],
  ['shared/src/entry.ts', 'node:path'],
  ['shared/src/entry.ts', '@directory/cms/environment.ts'],
  ['web/src/lib/api.ts', '../components/Card.tsx'],
  ['web/src/components/Card.tsx', '../features/news/NewsItem.tsx'],
  ['web/src/features/news/NewsItem.tsx', '../links/LinkItem.tsx'],
  ['web/src/features/news/NewsItem.tsx', 'leaflet'],
  ['web/src/frame/Frame.tsx', '../pages/Home.tsx'],
  ['web/src/features/review/Decide.tsx', '../../parts/EntryEditor.tsx'],
  ['web/src/parts/EntryEditor.tsx', '../pages/EditEntryForm.tsx'],
  ['web/src/pages/Home.tsx', '@directory/cms/services/login.ts'],
  ['web/src/lib/api.test.ts', '@directory/cms/services/login.ts'],
  ['cms/src/readModel/rows.ts', '../services/publicModel.ts'],
  ['cms/src/readModel/rows.ts', 'payload'],
  ['cms/src/services/login.ts', '../contract/session.ts'],
  ['cms/src/services/login.ts', 'express'],
  ['cms/src/contract/site.ts', '../database/adapter.ts'],
  ['cms/src/collections/News.ts', '../database/adapter.ts'],
  ['cms/src/server/start.ts', '@directory/seed/seedDemo.ts'],
])('%s may not import %s', (file, target) => {
  expect(complaint(file, target)).toContain(file)
})

it.each([
  ['web/src/features/map/MapView.tsx', 'leaflet/dist/leaflet.css'],
  ['web/src/features/edit/news/Form.tsx', '../Field.tsx'],
  ['web/src/pages/Home.tsx', '../features/news/NewsItem.tsx'],
  ['web/src/pages/EditEntryForm.tsx', '../parts/EntryEditor.tsx'],
  ['web/src/parts/EntryEditor.tsx', '../features/edit/conflict/useSaving.ts'],
  ['web/src/router.tsx', './pages/Home.tsx'],
  ['cms/src/collections/hooks/logActs.ts', '../../database/afterCommit.ts'],
  ['cms/src/database/transactions.test.ts', '../services/inTransaction.ts'],
  ['seed/seedDemo.ts', '@directory/cms/services/saveEntry.ts'],
])('%s may import %s', (file, target) => {
  expect(complaint(file, target)).toBeNull()
})

it('finds the imports of the project, and nothing wrong with them', () => {
  expect(wrongImports()).toEqual([])
})
