import * as migration_20261128_162914_initial from './20261128_162914_initial.ts';

export const migrations = [
  {
    up: migration_20261128_162914_initial.up,
    down: migration_20261128_162914_initial.down,
    name: '20261128_162914_initial'
  },
];
