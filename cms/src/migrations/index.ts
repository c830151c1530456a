import * as migration_20261129_032510_initial from './20261129_032510_initial.ts';

export const migrations = [
  {
    up: migration_20261129_032510_initial.up,
    down: migration_20261129_032510_initial.down,
    name: '20261129_032510_initial'
  },
];
