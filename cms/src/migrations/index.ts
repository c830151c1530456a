import * as migration_20261128_101940_initial from './20261128_101940_initial.ts';

export const migrations = [
  {
    up: migration_20261128_101940_initial.up,
    down: migration_20261128_101940_initial.down,
    name: '20261128_101940_initial'
  },
];
