import { refusals } from '../services/refusal.ts'
import { publicRead } from './handler.ts'

export const allCategories = publicRead<'GET /api/allcategories'>(
  ['entries', 'categories', 'topCategories', 'settings'],
  (model, { region }) => model.allCategories(region),
)

export const topCategories = publicRead<'GET /api/topcategories'>(['topCategories'], (model) =>
  model.topCategories(),
)

export const categoriesOfTopCategory = publicRead<'GET /api/categories'>(
  ['topCategories', 'categories'],
  (model, { topCategory }) => {
    const names = model.categoriesOf(topCategory)
    if (names === null) throw refusals.notFound('Diese Oberkategorie gibt es nicht.')
    return names
  },
)
