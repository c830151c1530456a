import * as migration_20261128_170443_initial from './20261128_170443_initial.ts';

export const migrations = [
  {
    up: migration_20261128_170443_initial.up,
    down: migration_20261128_170443_initial.down,
    name: '20261128_170443_initial'
  },
];
