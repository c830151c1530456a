import type { CategoryInfo } from './category.ts'

export const providersInDistrict = ({
  providers,
  outside = 0,
}: Pick<CategoryInfo, 'providers' | 'outside'>) => providers - outside
