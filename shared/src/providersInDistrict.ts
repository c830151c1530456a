import type { CategoryInfo } from './category.ts'

/** Returns the number of a category's providers in the district: as many as its list shows at first. */
export const providersInDistrict = ({
  providers,
  outside = 0,
}: Pick<CategoryInfo, 'providers' | 'outside'>) => providers - outside
