import { publicRead } from './handler.ts'

export const news = publicRead<'GET /api/news'>(['news'], (model) => model.news())
