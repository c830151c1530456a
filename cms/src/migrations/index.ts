import * as migration_20261128_231313_initial from './20261128_231313_initial.ts';

export const migrations = [
  {
    up: migration_20261128_231313_initial.up,
    down: migration_20261128_231313_initial.down,
    name: '20261128_231313_initial'
  },
];
