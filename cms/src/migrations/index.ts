import * as migration_20261129_062916_initial from './20261129_062916_initial.ts';

export const migrations = [
  {
    up: migration_20261129_062916_initial.up,
    down: migration_20261129_062916_initial.down,
    name: '20261129_062916_initial'
  },
];
